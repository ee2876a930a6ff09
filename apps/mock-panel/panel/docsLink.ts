/** URL of the docs page of a title in Storybook. */
export function docsLink(storybook: string, title: string): string {
  const id = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const url = new URL(storybook);
  url.search = `path=/docs/${id}--docs`;
  return url.href;
}
