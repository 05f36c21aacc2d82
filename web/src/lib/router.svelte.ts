// Hash routing, invisible to the server: #/table/ID, #/learn/GAME ...

class Router {
  #path = $state(location.hash.slice(1));

  constructor() {
    addEventListener("hashchange", () => (this.#path = location.hash.slice(1)));
  }

  /** The parts of the path: ["table", "ID"]. */
  get parts(): string[] {
    return this.#path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  go(...parts: string[]): void {
    location.hash = link(...parts);
  }
}

/** The address of a page, for `href`. */
export function link(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

export const router = new Router();
