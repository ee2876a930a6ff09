const NAMES = ['href', 'src', 'action', 'formaction', 'poster', 'data'] as const;

/** Protocols a page may name; `data:` and `blob:` only where a picture is shown. */
const OF_LINKS = new Set(['http:', 'https:', 'tel:', 'mailto:']);
const OF_PICTURES = new Set(['http:', 'https:', 'blob:', 'data:']);

function isSafe(element: Element, address: string): boolean {
  try {
    const url = new URL(address, document.baseURI);
    const isPicture = /^(?:img|source|video|image|use)$/i.test(element.localName);
    if (url.username !== '' || url.password !== '') return false;
    return (isPicture ? OF_PICTURES : OF_LINKS).has(url.protocol);
  } catch {
    return false;
  }
}

/** Addresses on the page that the one safe-URL function would not have let through. */
export function unsafeAddresses(root: HTMLElement): string[] {
  return [...root.querySelectorAll(NAMES.map((name) => `[${name}]`).join(','))].flatMap((element) =>
    NAMES.flatMap((name) => {
      const address = element.getAttribute(name);
      return address === null || isSafe(element, address)
        ? []
        : [`${element.localName} ${name}=${address.slice(0, 120)}`];
    }),
  );
}
