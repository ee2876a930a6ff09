import {
  DEMO_ACCOUNTS,
  FAULTS,
  FIXED_NOW,
  findDemoAccount,
  findFaultId,
  isOperationId,
  isScenarioId,
  OPERATIONS,
  SCENARIO_MENU,
} from '@efie/mocks';
import { timeAt, parseClock } from '@efie/mocks/controls';
import type { Preview } from '@storybook/react-vite';
import type { BackendOptions } from '../../testing/backend';
import { STORY_VALUE, toolbarOrStoryValue } from './toolbarGlobals';

/**
 * The default item of a menu: uses the story's parameters. A choice in the toolbar or URL overrides them; the story's play
 * may then fail, as the Interactions panel shows.
 */
const storyDefault = (what: string, otherwise: string) => ({
  value: STORY_VALUE,
  title: `The story's ${what}`,
  right: otherwise,
});

export const toolbarTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
  },
  direction: {
    description: 'Text direction',
    toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      title: 'Text size',
      icon: 'grow',
      // Storybook does not accept a percent sign in the URL.
      items: [
        { value: 'normal', title: '100%' },
        { value: 'double', title: '200%' },
      ],
      dynamicTitle: true,
    },
  },
  designOverlay: {
    description: 'Design overlay',
    toolbar: {
      icon: 'photodrag',
      // While it is off, no item is selected, so the button has an icon only. Values are not numbers, which the URL would change.
      items: [
        { type: 'reset', value: 'off', title: 'No design overlay' },
        { value: 'opacity25', title: '25%' },
        { value: 'opacity50', title: '50%' },
        { value: 'opacity75', title: '75%' },
        { value: 'difference', title: 'Difference', right: 'black where story and design are equal' },
      ],
      dynamicTitle: true,
    },
  },
  session: {
    description: 'Who is signed in',
    toolbar: {
      title: 'Session',
      icon: 'user',
      items: [
        storyDefault('session', 'a guest if it sets none'),
        { value: 'guest', title: 'guest', right: 'No one is signed in.' },
        ...DEMO_ACCOUNTS.map(({ key, purpose }) => ({ value: key, title: key, right: purpose })),
      ],
      dynamicTitle: true,
    },
  },
  network: {
    description: 'Simulated network fault',
    toolbar: {
      title: 'Network',
      icon: 'lightning',
      items: [
        storyDefault('network', 'no fault if it sets none'),
        { value: 'ok', title: 'OK', right: 'No simulated fault' },
        ...FAULTS.map(({ id, name, description }) => ({ value: id, title: name, right: description })),
      ],
      dynamicTitle: true,
    },
  },
  calls: {
    description: 'Requests that the fault applies to',
    toolbar: {
      title: 'Calls',
      icon: 'filter',
      items: [
        { value: 'all', title: 'All requests' },
        ...Object.entries(OPERATIONS).map(([value, { method, path }]) => ({
          value,
          title: value,
          right: `${method.toUpperCase()} ${path}`,
        })),
      ],
      dynamicTitle: true,
    },
  },
  data: {
    description: 'Seed data of the mock backend',
    toolbar: {
      title: 'Data',
      icon: 'database',
      items: [
        storyDefault('data', 'Normal if it sets none'),
        ...SCENARIO_MENU.map(({ id, name, description }) => ({ value: id, title: name, right: description })),
      ],
      dynamicTitle: true,
    },
  },
  clock: {
    description:
      'Current time in the story; the URL accepts any, such as clock:40d, clock:-3d, clock:2026-12-25',
    toolbar: {
      title: 'Clock',
      icon: 'time',
      items: [
        { value: 'fixed', title: '21 Nov 2026, 10:00', right: 'as in screenshots and tests' },
        { value: '-3d', title: '3 days before', right: 'newer listings are in the future' },
        { value: '1d', title: 'A day later', right: 'codes have expired' },
        { value: '15d', title: '15 days later', right: 'drafts have expired' },
        { value: '40d', title: '40 days later', right: 'plans have expired' },
        { value: '400d', title: '400 days later' },
        { value: '2026-12-25', title: '25 Dec 2026' },
      ],
      dynamicTitle: true,
    },
  },
};

/** All values of one toolbar menu. */
const menuValues = (name: string): string[] =>
  (toolbarTypes[name]?.toolbar?.items ?? []).flatMap((item) =>
    typeof item === 'string' ? item : (item.value ?? []),
  );

/** Parses a value from the URL. Throws a RangeError for an unknown one instead of showing another state. */
function parseValue<Value>(name: string, text: unknown, read: (text: string) => Value | null): Value {
  const value = typeof text === 'string' ? read(text) : null;
  if (value !== null) return value;
  throw new RangeError(
    `'${String(text)}' is not a valid value for ${name}, so the story is not shown. Choose one in the toolbar, or write a valid value into the URL: ${menuValues(name).join(', ')}${name === 'clock' ? ', or any such as 7d, -7d, 2026-12-31' : ''}.`,
  );
}

type Values = Readonly<Record<string, unknown>>;

/** Reads the backend options from story parameters and the toolbar. Throws a RangeError for an unknown value. */
export function readBackendOptions(parameters: Values, globals: Values): BackendOptions {
  const fault = parseValue(
    'network',
    toolbarOrStoryValue(globals['network'], parameters['network'], 'ok'),
    (text) => (text === 'ok' ? text : findFaultId(text)),
  );
  const operation = parseValue('calls', globals['calls'] ?? 'all', (text) =>
    text === 'all' || isOperationId(text) ? text : null,
  );
  const clock = parseValue('clock', globals['clock'] ?? 'fixed', (text) =>
    parseClock(text === 'fixed' ? 'now' : text),
  );
  return {
    scenario: parseValue(
      'data',
      toolbarOrStoryValue(globals['data'], parameters['scenario'], 'normal'),
      (text) => (isScenarioId(text) ? text : null),
    ),
    session: parseValue(
      'session',
      toolbarOrStoryValue(globals['session'], parameters['session'], 'guest'),
      (text) => (text === 'guest' ? text : (findDemoAccount(text)?.key ?? null)),
    ),
    network: fault === 'ok' ? { kind: 'ok' } : { kind: 'fault', fault, operation },
    now: new Date(timeAt(clock, Date.parse(FIXED_NOW))).toISOString(),
    showsPhotographs: parameters['showsPhotographs'] === true,
  };
}
