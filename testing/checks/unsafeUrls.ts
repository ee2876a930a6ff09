const URL_ATTRIBUTES = ['href', 'src', 'action', 'formaction', 'poster', 'data'] as const;

/** Allowed protocols; `data:` and `blob:` in images only. */
const LINK_PROTOCOLS = new Set(['http:', 'https:', 'tel:', 'mailto:']);
const IMAGE_PROTOCOLS = new Set(['http:', 'https:', 'blob:', 'data:']);

function isSafe(element: Element, value: string): boolean {
  try {
    const url = new URL(value, document.baseURI);
    const isImage = /^(?:img|source|video|image|use)$/i.test(element.localName);
    if (url.username !== '' || url.password !== '') return false;
    return (isImage ? IMAGE_PROTOCOLS : LINK_PROTOCOLS).has(url.protocol);
  } catch {
    return false;
  }
}

/** Finds URLs in `root` with a disallowed protocol or with credentials. */
export function unsafeUrls(root: HTMLElement): string[] {
  return [...root.querySelectorAll(URL_ATTRIBUTES.map((name) => `[${name}]`).join(','))].flatMap((element) =>
    URL_ATTRIBUTES.flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null || isSafe(element, value)
        ? []
        : [`${element.localName} ${name}=${value.slice(0, 120)}`];
    }),
  );
}
