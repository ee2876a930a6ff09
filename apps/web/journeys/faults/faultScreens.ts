import type { ScreenName } from '../../routing/paths';
import { READ_SCREENS } from './readScreens';
import type { FaultScreen } from './faultScreen';
import { STATIC_SCREENS } from './staticScreens';
import { WRITE_SCREENS } from './writeScreens';

/** Every screen with the operation that it depends on. A new screen does not compile until it has an entry here. */
export const FAULT_SCREENS: Readonly<Record<ScreenName, FaultScreen>> = {
  ...READ_SCREENS,
  ...WRITE_SCREENS,
  ...STATIC_SCREENS,
};
