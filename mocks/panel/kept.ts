import { readStored, writeStored } from '@efie/api';
import { parseMockAddress } from './address';
import { RUNNING, type ClockSetting } from './clock';
import { OK, type NetworkSetting } from './network';
import { stateQuery } from './stateQuery';

/** What stays on over reloads and is shared by all tabs; world and session are kept where they live. */
export interface KeptSettings {
  network: NetworkSetting;
  clock: ClockSetting;
}

/** Holds the settings in their address form; absent while everything is ordinary. */
export const KEPT_KEY = 'efie-mock';

/** The kept settings; a text that means nothing is the ordinary. */
export function readKeptSettings(): KeptSettings {
  const { network = OK, clock = RUNNING } = parseMockAddress(readStored(KEPT_KEY) ?? '').wishes;
  return { network, clock };
}

export function writeKeptSettings(settings: KeptSettings): void {
  writeStored({ [KEPT_KEY]: stateQuery(settings) || null });
}
