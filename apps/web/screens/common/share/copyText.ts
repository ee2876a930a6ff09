import { notify } from '@efie/ui/primitives/Toast';

/** Copies a text and shows a toast; false if the clipboard is missing or rejects it. */
export async function copyText(
  text: string,
  notice: { title: string; description: string },
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  notify({ kind: 'success', ...notice });
  return true;
}
