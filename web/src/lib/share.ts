/** Pass on the address in a field: by the device's own menu on phones, else by copying it; whether that worked. */
export async function share(field: HTMLInputElement): Promise<boolean> {
  try {
    if ("share" in navigator && matchMedia("(pointer: coarse)").matches) await navigator.share({ url: field.value });
    else if ("clipboard" in navigator) await navigator.clipboard.writeText(field.value);
    else return copyMarked(field);
    return true;
  } catch {
    return copyMarked(field);
  }
}

/** As it was done before there were clipboards for pages, which need https; at least the address is marked then. */
function copyMarked(field: HTMLInputElement): boolean {
  field.select();
  return document.execCommand("copy");
}
