/** Pass an address on: by the device's own menu on phones, else by copying it; whether that worked. */
export async function share(address: string): Promise<boolean> {
  try {
    if ("share" in navigator && matchMedia("(pointer: coarse)").matches) await navigator.share({ url: address });
    else await navigator.clipboard.writeText(address);
    return true;
  } catch {
    return false;
  }
}
