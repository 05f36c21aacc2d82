/** Pass on the address in a field: by the device's own menu on phones, else by copying it; whether it was copied. */
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

/** As it was done before pages had a clipboard, which needs https; at least the address is marked then. */
function copyMarked(field: HTMLInputElement): boolean {
  field.select();
  return document.execCommand("copy");
}
