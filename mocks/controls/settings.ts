import { readStored, writeStored } from '@efie/api';
import { formatSwitches, parseUrlSwitches } from './urlSwitches';
import { RUNNING_CLOCK, type ClockSetting } from './clock';
import { NETWORK_OK, type NetworkSetting } from './network';

/** The settings stored on the device and shared by all tabs. Data and session are stored elsewhere. */
export interface StoredSettings {
  network: NetworkSetting;
  clock: ClockSetting;
}

/** Storage key of the settings, stored as a query string; absent for the defaults. */
export const SETTINGS_KEY = 'efie-mock';

/** The stored settings; defaults for invalid ones. */
export function readSettings(): StoredSettings {
  const { network = NETWORK_OK, clock = RUNNING_CLOCK } = parseUrlSwitches(
    readStored(SETTINGS_KEY) ?? '',
  ).switches;
  return { network, clock };
}

export function writeSettings(settings: StoredSettings): void {
  writeStored({ [SETTINGS_KEY]: formatSwitches(settings) || null });
}
