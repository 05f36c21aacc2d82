// The browser's storage, which may be full, forbidden or in disorder.

/** What was kept under a key, or nothing. */
export function kept<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(`kartentisch.${key}`) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** Keep a value; without storage it lasts as long as the page. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`kartentisch.${key}`, JSON.stringify(value));
  } catch {
    // The page goes on without.
  }
}
