import { fn } from 'storybook/test';
import { createMockDb, type MockDb } from '../db';
import type { IgnoredWish } from './address';
import { createControls, type ControlledParts, type MockControls } from './createControls';
import { RUNNING } from './clock';
import type { KeptSettings } from './kept';
import { OK } from './network';

/** Controls on an isolated mock database for a story. Only the session is shared with the rest of the story. */
export function storyControls(
  settings: Partial<KeptSettings> = {},
  ignored: readonly IgnoredWish[] = [],
): { db: MockDb; controls: MockControls; parts: ControlledParts } {
  const db = createMockDb({ scenario: 'small' });
  const parts: ControlledParts = {
    db,
    settings: { network: OK, clock: RUNNING, ...settings },
    ignored,
    setFaults: fn(),
    moveClock: fn(),
    keep: fn(),
    onWorldChanged: fn(),
    onRecordChanged: fn(),
    onUnverified: fn(),
  };
  return { db, parts, controls: createControls(parts) };
}
