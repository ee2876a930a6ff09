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

/** The default item of a menu: its tool shows only the icon until another value is chosen, so that all tools fit. */
const initial = (value: string, title: string) => ({ type: 'reset' as const, value, title });

/**
 * The default item of a menu that uses the story's parameters. A choice in the toolbar or URL overrides them; the story's
 * play may then fail, as the Interactions panel shows.
 */
const storyDefault = (what: string, otherwise: string) =>
  initial(STORY_VALUE, `The story's ${what}, ${otherwise} if it sets none`);

export const toolbarTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: { icon: 'mirror', items: [initial('light', 'Light'), { value: 'dark', title: 'Dark' }] },
  },
  direction: {
    description: 'Text direction',
    toolbar: {
      icon: 'transfer',
      items: [initial('ltr', 'Left to right'), { value: 'rtl', title: 'Right to left' }],
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      icon: 'paragraph',
      // Storybook does not accept a percent sign in the URL.
      items: [initial('normal', '100%'), { value: 'double', title: '200%' }],
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
    description: 'Session: who is signed in',
    toolbar: {
      icon: 'user',
      items: [
        storyDefault('session', 'a guest'),
        { value: 'guest', title: 'guest', right: 'No one is signed in.' },
        ...DEMO_ACCOUNTS.map(({ key, purpose }) => ({ value: key, title: key, right: purpose })),
      ],
    },
  },
  network: {
    description: 'Network: simulated fault',
    toolbar: {
      icon: 'lightning',
      items: [
        storyDefault('network', 'no fault'),
        { value: 'ok', title: 'OK', right: 'No simulated fault' },
        ...FAULTS.map(({ id, name, description }) => ({ value: id, title: name, right: description })),
      ],
    },
  },
  calls: {
    description: 'Calls: requests that the fault applies to',
    toolbar: {
      icon: 'filter',
      items: [
        initial('all', 'All requests'),
        ...Object.entries(OPERATIONS).map(([value, { method, path }]) => ({
          value,
          title: value,
          right: `${method.toUpperCase()} ${path}`,
        })),
      ],
    },
  },
  data: {
    description: 'Data: seed data of the mock backend',
    toolbar: {
      icon: 'database',
      items: [
        storyDefault('data', 'Normal'),
        ...SCENARIO_MENU.map(({ id, name, description }) => ({ value: id, title: name, right: description })),
      ],
    },
  },
  clock: {
    description:
      'Clock: current time in the story; the URL accepts any, such as clock:40d, clock:-3d, clock:2026-12-25',
    toolbar: {
      icon: 'time',
      items: [
        initial('fixed', '21 Nov 2026, 10:00, as in screenshots and tests'),
        { value: '-3d', title: '3 days before', right: 'newer listings are in the future' },
        { value: '1d', title: 'A day later', right: 'codes have expired' },
        { value: '15d', title: '15 days later', right: 'drafts have expired' },
        { value: '40d', title: '40 days later', right: 'plans have expired' },
        { value: '400d', title: '400 days later' },
        { value: '2026-12-25', title: '25 Dec 2026' },
      ],
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
