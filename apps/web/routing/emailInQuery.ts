/**
 * The address that a verification page was opened with; '' when there is none. A plus sign stands for itself, written as
 * such or as %2B (checklist 340, fault 90). It is shown as text, whatever it holds (fault 31). Never throws.
 */
export function emailInQuery(search: string): string {
  return (new URLSearchParams(search.replaceAll('+', '%2B')).get('email') ?? '').trim();
}

/** Whether a code could be sent there at all: something on both sides of one sign (fault 99). */
export function isAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text);
}
