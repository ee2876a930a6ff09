/** Toolbar value that leaves a backend setting to the story. */
export const AS_WRITTEN = 'story';

/** Default toolbar values, used by tests and screenshots. */
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

/** Globals that change a story's state rather than only its appearance. */
const STATE_GLOBALS = ['session', 'network', 'calls', 'data', 'clock'] as const;

/** Whether the toolbar overrides the story's state. */
export const isChosen = (globals: Readonly<Record<string, unknown>>): boolean =>
  STATE_GLOBALS.some((name) => globals[name] !== undefined && globals[name] !== toolbarGlobals[name]);

/** The toolbar's value if chosen, else the story's parameter, else the fallback. */
export const chosenOr = (global: unknown, parameter: unknown, fallback: string): unknown =>
  global === undefined || global === AS_WRITTEN ? (parameter ?? fallback) : global;
