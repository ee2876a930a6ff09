/** Toolbar value: the setting is that of the story. */
export const STORY_VALUE = 'story';

/** Default toolbar values, used by tests and screenshots. */
export const toolbarGlobals = {
  theme: 'light',
  direction: 'ltr',
  textSize: 'normal',
  designOverlay: 'off',
  session: STORY_VALUE,
  network: STORY_VALUE,
  calls: 'all',
  data: STORY_VALUE,
  clock: 'fixed',
};

/** Globals that change a story's state rather than only its appearance. */
const STATE_GLOBALS = ['session', 'network', 'calls', 'data', 'clock'] as const;

/** Whether the toolbar overrides the story's state. */
export const hasStateOverride = (globals: Readonly<Record<string, unknown>>): boolean =>
  STATE_GLOBALS.some((name) => globals[name] !== undefined && globals[name] !== toolbarGlobals[name]);

/** The toolbar's value if chosen, else the story's parameter, else the fallback. */
export const toolbarOrStoryValue = (global: unknown, parameter: unknown, fallback: string): unknown =>
  global === undefined || global === STORY_VALUE ? (parameter ?? fallback) : global;
