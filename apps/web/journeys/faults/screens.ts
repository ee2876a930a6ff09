import { paths } from '../../routing/paths';
import { READ_SCREENS } from './readScreens';
import type { FaultScreen } from './screen';
import { STILL_SCREENS } from './stillScreens';
import { WRITE_SCREENS } from './writeScreens';

/**
 * Every screen of specification section 2 by its name among the paths, with the call that is its own. A screen that is added
 * to the paths does not compile until it stands here; `grid.test.tsx` lays the same beside the routes.
 */
export const FAULT_SCREENS: Readonly<Record<keyof typeof paths | 'notFound', FaultScreen>> = {
  ...READ_SCREENS,
  ...WRITE_SCREENS,
  ...STILL_SCREENS,
};

/** The path of the routes that a screen of the grid stands for. */
export const pathOf = (name: keyof typeof FAULT_SCREENS): string => (name === 'notFound' ? '*' : paths[name]);

export const SCREEN_NAMES = Object.keys(FAULT_SCREENS) as (keyof typeof FAULT_SCREENS)[];
