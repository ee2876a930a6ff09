import { DEMO_ACCOUNTS, findDemoAccount, type DemoAccountKey } from '../accounts';
import { FAULT_IDS } from '../faults';
import { findScenario, SCENARIO_IDS, type ScenarioId } from '../scenarios';
import { parseClock, type ClockSetting } from './clock';
import { parseNetwork, type NetworkSetting } from './network';

/** Who may be signed in by one click. */
export type Who = 'guest' | DemoAccountKey;

/** What an address asks the mock backend for. */
export interface MockWishes {
  scenario?: ScenarioId;
  network?: NetworkSetting;
  as?: Who;
  clock?: ClockSetting;
}

/** A switch in an address whose value means nothing. */
export interface IgnoredWish {
  name: keyof MockWishes;
  /** As written, cut when it is long. */
  value: string;
}

export interface MockAddress {
  wishes: MockWishes;
  ignored: readonly IgnoredWish[];
  /** The query without the switches: '' or '?...', every sign of the rest as it was. */
  rest: string;
}

const LONGEST_VALUE = 40;

/** Reads one switch into the wishes; false when its value means nothing. */
const READERS: Readonly<Record<keyof MockWishes, (wishes: MockWishes, value: string) => boolean>> = {
  scenario(wishes, value) {
    const scenario = findScenario(value);
    if (scenario) wishes.scenario = scenario.id;
    return scenario !== null;
  },
  network(wishes, value) {
    const network = parseNetwork(value);
    if (network) wishes.network = network;
    return network !== null;
  },
  as(wishes, value) {
    const who = value === 'guest' ? value : findDemoAccount(value)?.key;
    if (who) wishes.as = who;
    return who !== undefined;
  },
  clock(wishes, value) {
    const clock = parseClock(value);
    if (clock) wishes.clock = clock;
    return clock !== null;
  },
};

/** The valid values of each switch. */
export const KNOWN_VALUES: Readonly<Record<keyof MockWishes, string>> = {
  scenario: SCENARIO_IDS.join(', '),
  network: `ok, ${FAULT_IDS.join(', ')}, each also with :operationId`,
  as: ['guest', ...DEMO_ACCOUNTS.map(({ key }) => key)].join(', '),
  clock: 'now, 40d, -3d, 2026-12-25 or 2026-12-25T08:00',
};

const isSwitch = (name: string): name is keyof MockWishes => Object.hasOwn(READERS, name);

/** A part of a query as it was meant; a broken escape stays as it is. */
function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

const shortened = (text: string): string =>
  text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;

/**
 * Takes the switches `scenario`, `network`, `as` and `clock` out of a query: those that are understood become wishes, the
 * others are named, and what belongs to the app stays sign for sign. Never throws (fault 56).
 * @param search '' or '?...'
 */
export function parseMockAddress(search: string): MockAddress {
  const wishes: MockWishes = {};
  const ignored: IgnoredWish[] = [];
  const kept: string[] = [];
  for (const part of search.replace(/^\?/, '').split('&')) {
    const [rawName = '', ...rawValue] = part.split('=');
    const name = decoded(rawName);
    if (!isSwitch(name)) {
      kept.push(part);
      continue;
    }
    const value = decoded(rawValue.join('=')).trim();
    if (!READERS[name](wishes, value)) ignored.push({ name, value: shortened(value) });
  }
  const rest = kept.join('&');
  return { wishes, ignored, rest: rest === '' ? '' : `?${rest}` };
}
