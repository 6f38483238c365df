/** Copies a text to the clipboard; false if the page may not. Call it from a click or a key press. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
