/**
 * The `email` parameter of a query string, trimmed; '' when there is none. A plus sign is not decoded to a space, because
 * links in emails contain it unencoded. The value is not validated. Never throws.
 */
export function emailInQuery(search: string): string {
  return (new URLSearchParams(search.replaceAll('+', '%2B')).get('email') ?? '').trim();
}

/** Whether a text can be an email address: exactly one @, with text on both sides and no spaces. */
export function isAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text);
}
