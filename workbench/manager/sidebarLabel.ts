import type { API_HashEntry } from 'storybook/internal/types';
import { storyName } from '../states/searchWords';

/** The label of an entry in the sidebar: without search words, and marked if a component is new or deprecated. */
export function sidebarLabel(entry: API_HashEntry): string {
  if (entry.type === 'story') return storyName(entry.name);
  const mark = entry.type === 'component' && ['new', 'deprecated'].find((tag) => entry.tags.includes(tag));
  return mark ? `${entry.name} (${mark})` : entry.name;
}
