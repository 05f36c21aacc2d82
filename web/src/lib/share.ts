/** Pass an address on: by the device's own menu on phones, else by copying it; whether it was copied. */
export async function share(address: string): Promise<boolean> {
  try {
    const menu = "share" in navigator && matchMedia("(pointer: coarse)").matches;
    await (menu ? navigator.share({ url: address }) : navigator.clipboard.writeText(address));
    return !menu;
  } catch {
    return false;
  }
}
