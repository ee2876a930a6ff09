import { DEMO_ACCOUNTS, findDemoAccount, type DemoAccountKey } from '../accounts';
import { FAULT_IDS } from '../faults';
import { findScenario, SCENARIO_IDS, type ScenarioId } from '../scenarios';
import { parseClock, type ClockSetting } from './clock';
import { parseNetwork, type NetworkSetting } from './network';

/** An account that the panel or the URL can sign in. */
export type SignInChoice = 'guest' | DemoAccountKey;

/** The switches of the mock backend that a URL can set. */
export interface UrlSwitches {
  scenario?: ScenarioId;
  network?: NetworkSetting;
  as?: SignInChoice;
  clock?: ClockSetting;
}

/** A switch in the URL with an invalid value. */
export interface IgnoredSwitch {
  name: keyof UrlSwitches;
  /** As written, truncated when long. */
  value: string;
}

export interface ParsedUrl {
  switches: UrlSwitches;
  ignored: readonly IgnoredSwitch[];
  /** The query string without the switches: '' or '?...', otherwise unchanged. */
  rest: string;
}

const MAX_VALUE_LENGTH = 40;

/** Reads the value of one switch; false when it is invalid. */
const READERS: Readonly<Record<keyof UrlSwitches, (switches: UrlSwitches, value: string) => boolean>> = {
  scenario(switches, value) {
    const scenario = findScenario(value);
    if (scenario) switches.scenario = scenario.id;
    return scenario !== null;
  },
  network(switches, value) {
    const network = parseNetwork(value);
    if (network) switches.network = network;
    return network !== null;
  },
  as(switches, value) {
    const who = value === 'guest' ? value : findDemoAccount(value)?.key;
    if (who) switches.as = who;
    return who !== undefined;
  },
  clock(switches, value) {
    const clock = parseClock(value);
    if (clock) switches.clock = clock;
    return clock !== null;
  },
};

export const VALID_VALUES: Readonly<Record<keyof UrlSwitches, string>> = {
  scenario: SCENARIO_IDS.join(', '),
  network: `ok, ${FAULT_IDS.join(', ')}, each also with :operationId`,
  as: ['guest', ...DEMO_ACCOUNTS.map(({ key }) => key)].join(', '),
  clock: 'now, 40d, -3d, 2026-12-25 or 2026-12-25T08:00',
};

const isSwitch = (name: string): name is keyof UrlSwitches => Object.hasOwn(READERS, name);

/** Decodes a name or value of a query string; an invalid escape stays as is. */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

const truncate = (text: string): string =>
  text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;

/**
 * Reads the switches `scenario`, `network`, `as` and `clock` from a query string and separates them from the parameters of
 * the app. Never throws.
 * @param search '' or '?...'
 */
export function parseUrlSwitches(search: string): ParsedUrl {
  const switches: UrlSwitches = {};
  const ignored: IgnoredSwitch[] = [];
  const otherParams: string[] = [];
  for (const param of search.replace(/^\?/, '').split('&')) {
    const [rawName = '', ...rawValue] = param.split('=');
    const name = decode(rawName);
    if (!isSwitch(name)) {
      otherParams.push(param);
      continue;
    }
    const value = decode(rawValue.join('=')).trim();
    if (!READERS[name](switches, value)) ignored.push({ name, value: truncate(value) });
  }
  const rest = otherParams.join('&');
  return { switches: switches, ignored, rest: rest === '' ? '' : `?${rest}` };
}
