const MAX_LENGTH = 4096;

export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Untrusted text that may be a URL, trimmed; '' for anything too long or with control characters. */
export function urlText(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : '';
  return text.length > MAX_LENGTH || /\p{Cc}/u.test(text) ? '' : text;
}

/** Null unless the text is an absolute http or https URL without credentials. */
export function webUrl(text: string): URL | null {
  const url = /^https?:\/\//i.test(text) ? parseUrl(text) : null;
  return url?.username === '' && url.password === '' ? url : null;
}
