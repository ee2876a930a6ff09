import { paths } from '../../routing/paths';
import { READ_SCREENS } from './readScreens';
import type { FaultScreen } from './faultScreen';
import { STATIC_SCREENS } from './staticScreens';
import { WRITE_SCREENS } from './writeScreens';

/**
 * Every screen, by its name in `paths`, with the operation that it depends on. A new path does not compile until it has an
 * entry here; the grid test also compares the entries with the routes.
 */
export const FAULT_SCREENS: Readonly<Record<keyof typeof paths | 'notFound', FaultScreen>> = {
  ...READ_SCREENS,
  ...WRITE_SCREENS,
  ...STATIC_SCREENS,
};

export const pathOf = (name: keyof typeof FAULT_SCREENS): string => (name === 'notFound' ? '*' : paths[name]);

export const SCREEN_NAMES = Object.keys(FAULT_SCREENS) as (keyof typeof FAULT_SCREENS)[];
