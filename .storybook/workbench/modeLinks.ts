import { modes } from '../modes';

/** A mode of the pictures: its name as people read it, the folder of its pictures, and its globals in an address. */
export interface ModeLink {
  name: string;
  folder: string;
  globals: string;
}

export const MODE_LINKS: readonly ModeLink[] = Object.entries(modes).map(([name, { viewport, theme }]) => ({
  name,
  folder: name.replace(' ', '-'),
  globals: `theme:${theme};viewport:${viewport}`,
}));

/** A story in a mode, as an address of this Storybook. */
export const storyHref = (id: string, { globals }: ModeLink): string =>
  `?path=/story/${id}&globals=${globals}`;
