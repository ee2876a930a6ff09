import { modes, viewports } from '../../.storybook/modes';
import type { Operation } from '../new/operations';

export interface ModeLink {
  /** 'phone light' */
  name: string;
  /** The folder of its baselines: 'phone-light'. */
  folder: string;
  /** Storybook's globals as its URL contains them. */
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

// Docs pages render in an iframe of Storybook: './' links to that Storybook, with any base path.

export const storyHref = (id: string, mode?: ModeLink): string =>
  `./?path=/story/${id}${mode ? `&globals=${mode.globals}` : ''}`;

/** Links to the docs page of a story's component. */
export const docsHref = (storyId: string): string => `./?path=/docs/${storyId.replace(/--.*$/, '')}--docs`;

/** Links to the states in the catalogue that prove a checklist line or fault. */
export const requirementHref = (requirementId: string): string =>
  `./?path=/docs/start-catalogue--docs&text=${requirementId}`;

/** Links to an operation in the API reference, which builds its anchors from the tag and the operationId. */
export const apiReferenceHref = ({ tag, operationId }: Pick<Operation, 'tag' | 'operationId'>): string =>
  `./api-reference/#/${tag.toLowerCase().replaceAll(' ', '-')}/${operationId.toLowerCase()}`;
