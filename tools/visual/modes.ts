import { modes, viewports } from '../../.storybook/modes';

/** A named mode as the browser is set for it. */
export interface Mode {
  /** Folder of its baselines: 'phone-light'. */
  folder: string;
  viewport: keyof typeof viewports;
  theme: 'light' | 'dark';
  width: number;
  height: number;
}

const px = (length: string): number => Number.parseInt(length, 10);

/** The four modes of `.storybook/modes.ts`. */
export const MODES: readonly Mode[] = Object.entries(modes).map(([name, { viewport, theme }]) => ({
  folder: name.replace(' ', '-'),
  viewport,
  theme,
  width: px(viewports[viewport].styles.width),
  height: px(viewports[viewport].styles.height),
}));

/** A story that is played on a phone has nothing to show on a wide screen; every other is pictured in all modes. */
export const modesFor = (viewport: string): readonly Mode[] =>
  viewport === 'phone' ? MODES.filter((mode) => mode.viewport === 'phone') : MODES;
