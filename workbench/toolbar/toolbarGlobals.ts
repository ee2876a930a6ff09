/** What a switch of the backend stands at until a person touches it. */
export const AS_WRITTEN = 'story';

/** The toolbar untouched: what pictures and tests are made with. */
export const toolbarGlobals = {
  theme: 'light',
  direction: 'ltr',
  textSize: 'normal',
  session: AS_WRITTEN,
  network: AS_WRITTEN,
  calls: 'all',
  data: AS_WRITTEN,
  clock: 'fixed',
};

/** What is not a look: with one of these chosen a story is in a state that it does not speak of. */
const STATE = ['session', 'network', 'calls', 'data', 'clock'] as const;

/** Whether a person chose a state other than the story's own. */
export const isChosen = (globals: Readonly<Record<string, unknown>>): boolean =>
  STATE.some((name) => globals[name] !== undefined && globals[name] !== toolbarGlobals[name]);

/** What the toolbar holds where a person chose, else what the story asks for, else the ordinary. */
export const chosenOr = (global: unknown, parameter: unknown, ordinary: string): unknown =>
  global === undefined || global === AS_WRITTEN ? (parameter ?? ordinary) : global;
