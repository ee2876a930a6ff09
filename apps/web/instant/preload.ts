/** Adds a link that loads a file or a response early. */
export function preload(attributes: Readonly<Record<string, string>>): void {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
}

/** Loads an image of the first view before others. */
export const preloadImage = (href: string): void =>
  preload({ rel: 'preload', as: 'image', fetchpriority: 'high', href });
