import { readStored, writeStored } from '@efie/api';
import { parseMockAddress } from './address';
import { RUNNING, type ClockSetting } from './clock';
import { OK, type NetworkSetting } from './network';
import { stateQuery } from './stateQuery';

/** The settings stored on the device and shared by all tabs. Data and session are stored elsewhere. */
export interface KeptSettings {
  network: NetworkSetting;
  clock: ClockSetting;
}

/** Storage key of the settings, stored as a query string; absent for the defaults. */
export const KEPT_KEY = 'efie-mock';

/** The stored settings; defaults for invalid ones. */
export function readKeptSettings(): KeptSettings {
  const { network = OK, clock = RUNNING } = parseMockAddress(readStored(KEPT_KEY) ?? '').wishes;
  return { network, clock };
}

export function writeKeptSettings(settings: KeptSettings): void {
  writeStored({ [KEPT_KEY]: stateQuery(settings) || null });
}
