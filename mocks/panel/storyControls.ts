import { fn } from 'storybook/test';
import { createMockDb, type MockDb } from '../db';
import type { IgnoredWish } from './address';
import { createControls, type ControlledParts, type MockControls } from './createControls';
import { RUNNING } from './clock';
import type { KeptSettings } from './kept';
import { OK } from './network';

/** A panel's controls over a backend of their own: nothing around the story changes but its session. */
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
