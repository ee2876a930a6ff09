import { modes, viewports } from '../../.storybook/modes';

/** A named mode as the browser is set for it. */
export interface Mode {
  /** Folder of its baselines: 'phone-light'. */
  folder: string;
  theme: 'light' | 'dark';
  width: number;
  height: number;
}

const px = (length: string): number => Number.parseInt(length, 10);

/** The four modes of `.storybook/modes.ts`. */
export const MODES: readonly Mode[] = Object.entries(modes).map(([name, { viewport, theme }]) => ({
  folder: name.replace(' ', '-'),
  theme,
  width: px(viewports[viewport].styles.width),
  height: px(viewports[viewport].styles.height),
}));
