import { modes, viewports } from '../../.storybook/modes';

export interface Mode {
  /** The folder of its baselines: 'phone-light'. */
  folder: string;
  viewport: keyof typeof viewports;
  theme: 'light' | 'dark';
  width: number;
  height: number;
}

const px = (length: string): number => Number.parseInt(length, 10);

export const MODES: readonly Mode[] = Object.entries(modes).map(([name, { viewport, theme }]) => ({
  folder: name.replace(' ', '-'),
  viewport,
  theme,
  width: px(viewports[viewport].styles.width),
  height: px(viewports[viewport].styles.height),
}));

/** A story with a phone viewport is only captured in the phone modes. */
export const modesFor = (viewport: string): readonly Mode[] =>
  viewport === 'phone' ? MODES.filter((mode) => mode.viewport === 'phone') : MODES;
