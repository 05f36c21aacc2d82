/** Press the button of a board that names this key as its shortcut, if there is one and it can be pressed. */
export function press(key: string): void {
  document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)?.click();
}
