const LONGEST = 4096;

/** Null for what cannot be read. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Text from outside that may be a URL: trimmed, of a sensible length, without control characters; else ''. */
export function urlText(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : '';
  return text.length > LONGEST || /\p{Cc}/u.test(text) ? '' : text;
}

/** An absolute http or https URL without credentials; else null. */
export function webUrl(text: string): URL | null {
  const url = /^https?:\/\//i.test(text) ? parseUrl(text) : null;
  return url?.username === '' && url.password === '' ? url : null;
}
