/** Filter values by query parameter name; '' is omitted from the URL. */
export type PageQuery = Readonly<Record<string, string>>;

/** Reads the page's filters from a query string; missing ones have their default value. */
export function readQuery<Query extends PageQuery>(search: string, defaults: Query): Query {
  const params = new URLSearchParams(search);
  const read = Object.keys(defaults).map((name) => [name, params.get(name) ?? defaults[name]]);
  return { ...defaults, ...Object.fromEntries(read) };
}

/** Replaces the filters in a query string, and nothing else: '?path=/docs/start-catalogue--docs&kind=fault'. */
export function writeQuery<Query extends PageQuery>(search: string, query: Query, defaults: Query): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(query)) {
    if (value === defaults[name]) params.delete(name);
    else params.set(name, value);
  }
  // Slashes stay readable, as in Storybook's URLs.
  return `?${params.toString().replaceAll('%2F', '/').replaceAll('%3A', ':').replaceAll('%3B', ';')}`;
}
