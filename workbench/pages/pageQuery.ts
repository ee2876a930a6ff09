/** Filter values by query parameter name; '' is omitted from the URL. */
export type PageQuery = Readonly<Record<string, string>>;

/** Replaces the filters in a query string, and nothing else. Slashes and colons stay readable, as in Storybook's URLs. */
export function writeQuery(search: string, query: PageQuery): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(query)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return `?${params.toString().replaceAll('%2F', '/').replaceAll('%3A', ':').replaceAll('%3B', ';')}`;
}
