/** What a page's filters hold, by the names they have in its address; '' is left out of it. */
export type PageQuery = Readonly<Record<string, string>>;

/** The filters in an address; a name that is missing has its usual value, one that is none of the page's is not looked at. */
export function readQuery<Query extends PageQuery>(search: string, usual: Query): Query {
  const params = new URLSearchParams(search);
  const read = Object.keys(usual).map((name) => [name, params.get(name) ?? usual[name]]);
  return { ...usual, ...Object.fromEntries(read) };
}

/** The address with these filters in it and everything else as it was: '?path=/docs/start-catalogue--docs&kind=fault'. */
export function writeQuery<Query extends PageQuery>(search: string, query: Query, usual: Query): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(query)) {
    if (value === usual[name]) params.delete(name);
    else params.set(name, value);
  }
  // As Storybook writes them, and as people read them.
  return `?${params.toString().replaceAll('%2F', '/').replaceAll('%3A', ':').replaceAll('%3B', ';')}`;
}
