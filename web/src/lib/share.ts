/** Share the address in a field through the system's menu on phones, else copy it; returns whether it was copied. */
export async function share(field: HTMLInputElement): Promise<boolean> {
  const menu = "share" in navigator && matchMedia("(pointer: coarse)").matches;
  try {
    if (menu) await navigator.share({ url: field.value });
    else await navigator.clipboard.writeText(field.value);
    return !menu;
  } catch {
    return !menu && copyMarked(field);
  }
}

/** Fallback for pages without https, which have no clipboard API; at worst the address is selected. */
function copyMarked(field: HTMLInputElement): boolean {
  field.select();
  return document.execCommand("copy");
}
