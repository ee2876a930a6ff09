/** Copies a text to the clipboard; false when the clipboard is not available or not permitted. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
