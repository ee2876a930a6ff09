import { modes, viewports } from '../../.storybook/modes';

/** A mode of the pictures: its name as people read it, the folder of its pictures, and its globals in an address. */
export interface ModeLink {
  name: string;
  folder: string;
  globals: string;
  theme: 'light' | 'dark';
  isPhone: boolean;
}

export const MODE_LINKS: readonly ModeLink[] = Object.entries(modes).map(([name, { viewport, theme }]) => ({
  name,
  folder: name.replace(' ', '-'),
  globals: `theme:${theme};viewport:${viewport}`,
  theme,
  isPhone: viewports[viewport].type === 'mobile',
}));

// A page of words stands in a frame: '../../workbench/pages/' leads to Storybook around it, below whatever path it is served.

/** A story as an address of this Storybook, in a mode when one is given. */
export const storyHref = (id: string, mode?: ModeLink): string =>
  `./?path=/story/${id}${mode ? `&globals=${mode.globals}` : ''}`;

/** The page of the component or screen that a story is of. */
export const docsHref = (storyId: string): string => `./?path=/docs/${storyId.replace(/--.*$/, '')}--docs`;

/** The page of coverage with one line or fault in it. */
export const coverageHref = (mark: string): string => `./?path=/docs/start-coverage--docs&words=${mark}`;
