/** Click the element that declares this key as its shortcut. */
export function press(key: string): void {
  document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)?.click();
}
