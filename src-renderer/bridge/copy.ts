/** Lays a text into the clipboard; false where the page may not. To be called from a click or a key. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
