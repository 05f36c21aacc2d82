// The browser's storage, which may be full, disabled or corrupt.

/** The value stored under a key, or null. */
export function kept<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(`kartentisch.${key}`) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** Store a value, if there is storage. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`kartentisch.${key}`, JSON.stringify(value));
  } catch {
    // The page works without.
  }
}
