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
import { timeAt, parseClock } from '@efie/mocks/panel';
import type { Preview } from '@storybook/react-vite';
import type { BackendWishes } from '../../testing/backend';
import { AS_WRITTEN, chosenOr } from './toolbarGlobals';

/**
 * A story that needs a session, a fault or a world names it in its parameters, and is shown so until somebody chooses
 * otherwise: whoever chooses in the toolbar, or follows a link that does, wants to see just that, and a switch that
 * silently did nothing would show a state that nobody asked for. The toolbar says 'the story's' while it leaves the choice
 * to the story. The story's own play may then not find what it looks for, and the Interactions panel says so.
 */
const theStorys = (what: string, otherwise: string) => ({
  value: AS_WRITTEN,
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
      // An address takes no percent sign.
      items: [
        { value: 'normal', title: '100%' },
        { value: 'double', title: '200%' },
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
        theStorys('session', 'a guest if it names none'),
        { value: 'guest', title: 'guest', right: 'Nobody is signed in.' },
        ...DEMO_ACCOUNTS.map(({ key, purpose }) => ({ value: key, title: key, right: purpose })),
      ],
      dynamicTitle: true,
    },
  },
  network: {
    description: 'What the network does',
    toolbar: {
      title: 'Network',
      icon: 'lightning',
      items: [
        theStorys('network', 'no fault if it names none'),
        { value: 'ok', title: 'OK', right: 'Every call is answered.' },
        ...FAULTS.map(({ id, name, description }) => ({ value: id, title: name, right: description })),
      ],
      dynamicTitle: true,
    },
  },
  calls: {
    description: 'Which calls meet the fault',
    toolbar: {
      title: 'Calls',
      icon: 'filter',
      items: [
        { value: 'all', title: 'Every call' },
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
    description: 'Which world the mock backend holds',
    toolbar: {
      title: 'Data',
      icon: 'database',
      items: [
        theStorys('data', 'Normal if it names none'),
        ...SCENARIO_MENU.map(({ id, name, description }) => ({ value: id, title: name, right: description })),
      ],
      dynamicTitle: true,
    },
  },
  clock: {
    description: 'What time it is in the story; an address takes any: clock:40d, clock:-3d, clock:2026-12-25',
    toolbar: {
      title: 'Clock',
      icon: 'time',
      items: [
        { value: 'fixed', title: '21 Nov 2026, 10:00', right: 'as in every picture and test' },
        { value: '-3d', title: '3 days before', right: 'what was listed since lies ahead' },
        { value: '1d', title: 'A day later', right: 'codes have run out' },
        { value: '15d', title: '15 days later', right: 'drafts have run out' },
        { value: '40d', title: '40 days later', right: 'plans have run out' },
        { value: '400d', title: '400 days later' },
        { value: '2026-12-25', title: '25 Dec 2026' },
      ],
      dynamicTitle: true,
    },
  },
};

/** Every value that a menu of the toolbar offers. */
const menuValues = (name: string): string[] =>
  (toolbarTypes[name]?.toolbar?.items ?? []).flatMap((item) =>
    typeof item === 'string' ? item : (item.value ?? []),
  );

/** Parses a value from the URL; an unknown value stops the story rather than showing another state. */
function known<Value>(name: string, text: unknown, read: (text: string) => Value | null): Value {
  const value = typeof text === 'string' ? read(text) : null;
  if (value !== null) return value;
  throw new RangeError(
    `'${String(text)}' is not a valid value for ${name}, so the story is not shown. Choose one in the toolbar, or write a valid value into the URL: ${menuValues(name).join(', ')}${name === 'clock' ? ', or any such as 7d, -7d, 2026-12-31' : ''}.`,
  );
}

type Values = Readonly<Record<string, unknown>>;

/** What a story's backend is to be, from its parameters and the toolbar. Throws a RangeError for a name that is not known. */
export function readWishes(parameters: Values, globals: Values): BackendWishes {
  const fault = known('network', chosenOr(globals['network'], parameters['network'], 'ok'), (text) =>
    text === 'ok' ? text : findFaultId(text),
  );
  const operation = known('calls', globals['calls'] ?? 'all', (text) =>
    text === 'all' || isOperationId(text) ? text : null,
  );
  const clock = known('clock', globals['clock'] ?? 'fixed', (text) =>
    parseClock(text === 'fixed' ? 'now' : text),
  );
  return {
    scenario: known('data', chosenOr(globals['data'], parameters['scenario'], 'normal'), (text) =>
      isScenarioId(text) ? text : null,
    ),
    session: known('session', chosenOr(globals['session'], parameters['session'], 'guest'), (text) =>
      text === 'guest' ? text : (findDemoAccount(text)?.key ?? null),
    ),
    network: fault === 'ok' ? { kind: 'ok' } : { kind: 'fault', fault, operation },
    now: new Date(timeAt(clock, Date.parse(FIXED_NOW))).toISOString(),
    showsPhotographs: parameters['showsPhotographs'] === true,
  };
}
