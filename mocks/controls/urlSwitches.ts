import { DEMO_ACCOUNTS, findDemoAccount, type DemoAccountKey } from '../accounts';
import { FAULT_IDS } from '../faults';
import { isScenarioId, SCENARIO_IDS, type ScenarioId } from '../scenarios';
import { formatClock, parseClock, type ClockSetting } from './clock';
import { formatNetwork, parseNetwork, type NetworkSetting } from './network';

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

/** Parses the value of each switch; null when it is invalid. */
const PARSERS: {
  readonly [Name in keyof UrlSwitches]-?: (value: string) => NonNullable<UrlSwitches[Name]> | null;
} = {
  scenario: (value) => (isScenarioId(value) ? value : null),
  network: parseNetwork,
  as: (value) => (value === 'guest' ? value : (findDemoAccount(value)?.key ?? null)),
  clock: parseClock,
};

export const VALID_VALUES: Readonly<Record<keyof UrlSwitches, string>> = {
  scenario: SCENARIO_IDS.join(', '),
  network: `ok, ${FAULT_IDS.join(', ')}, each also with :operationId`,
  as: ['guest', ...DEMO_ACCOUNTS.map(({ key }) => key)].join(', '),
  clock: 'now, 40d, -3d, 2026-12-25 or 2026-12-25T08:00',
};

const isSwitch = (name: string): name is keyof UrlSwitches => Object.hasOwn(PARSERS, name);

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
    const parsed = PARSERS[name](value);
    if (parsed === null) ignored.push({ name, value: truncate(value) });
    else Object.assign(switches, { [name]: parsed });
  }
  const rest = otherParams.join('&');
  return { switches, ignored, rest: rest === '' ? '' : `?${rest}` };
}

/** The query string for these switches, without '?'. Default values are omitted. */
export function formatSwitches({ scenario, as, network, clock }: UrlSwitches): string {
  const params = [
    scenario && `scenario=${scenario}`,
    as && `as=${as}`,
    network && network.kind !== 'ok' && `network=${formatNetwork(network)}`,
    clock && clock.kind !== 'running' && `clock=${formatClock(clock)}`,
  ];
  return params.filter(Boolean).join('&');
}

/**
 * Reads the switches of the page's URL and removes them before the app reads it, so that a reload or a bookmark does not apply
 * them again. The rest of the URL does not change.
 */
export function takeUrlSwitches(): ParsedUrl {
  const { origin, pathname, search, hash } = window.location;
  const parsed = parseUrlSwitches(search);
  if (parsed.rest !== search && search !== '?') {
    window.history.replaceState(window.history.state, '', `${origin}${pathname}${parsed.rest}${hash}`);
  }
  return parsed;
}
