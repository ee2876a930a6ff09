import { createMockDb, type MockDb } from '@efie/mocks';
import {
  type ControlsDependencies,
  createControls,
  type IgnoredSwitch,
  type MockControls,
  NETWORK_OK,
  RUNNING_CLOCK,
  type StoredSettings,
} from '@efie/mocks/controls';
import { fn } from 'storybook/test';

/** Controls on an isolated mock database for a story. Only the session is shared with the rest of the story. */
export function createStoryControls(
  settings: Partial<StoredSettings> = {},
  ignored: readonly IgnoredSwitch[] = [],
): { db: MockDb; controls: MockControls; dependencies: ControlsDependencies } {
  const db = createMockDb({ scenario: 'small' });
  const dependencies: ControlsDependencies = {
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
  return { db, dependencies, controls: createControls(dependencies) };
}
