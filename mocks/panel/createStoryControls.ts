import { fn } from 'storybook/test';
import { createMockDb, type MockDb } from '../db';
import type { IgnoredSwitch } from './urlSwitches';
import { createControls, type ControlsDependencies, type MockControls } from './createControls';
import { RUNNING_CLOCK } from './clock';
import type { StoredSettings } from './settings';
import { NETWORK_OK } from './network';

/** Controls on an isolated mock database for a story. Only the session is shared with the rest of the story. */
export function createStoryControls(
  settings: Partial<StoredSettings> = {},
  ignored: readonly IgnoredSwitch[] = [],
): { db: MockDb; controls: MockControls; parts: ControlsDependencies } {
  const db = createMockDb({ scenario: 'small' });
  const parts: ControlsDependencies = {
    db,
    settings: { network: NETWORK_OK, clock: RUNNING_CLOCK, ...settings },
    ignored,
    setFaults: fn(),
    setClock: fn(),
    storeSettings: fn(),
    onDataReset: fn(),
    onDataChanged: fn(),
    onUnverified: fn(),
  };
  return { db, parts, controls: createControls(parts) };
}
