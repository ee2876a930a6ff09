interface ShownStory {
  parameters: Readonly<Record<string, unknown>>;
  storyGlobals: Readonly<Record<string, unknown>>;
  /** What the story exports, and the meta of its file. */
  annotations: readonly { beforeEach?: unknown }[];
}

/** Parameters of stories that use the mock backend or a route. */
const BACKEND_PARAMETERS = ['msw', 'session', 'network', 'scenario', 'route'] as const;

/** Whether a function, or one of a list, uses `context.msw`: property names survive a build. */
const usesWorker = (beforeEach: unknown): boolean =>
  [beforeEach].flat().some((hook) => typeof hook === 'function' && /\bmsw\b/.test(String(hook)));

/**
 * Whether a story renders in its own iframe on docs pages. Stories that use the mock backend must not share one; full-window
 * and phone stories need their own viewport.
 */
export function isFramedStory({ parameters, storyGlobals, annotations }: ShownStory): boolean {
  return (
    parameters['kind'] !== undefined ||
    BACKEND_PARAMETERS.some((name) => parameters[name] !== undefined) ||
    annotations.some(({ beforeEach }) => usesWorker(beforeEach)) ||
    storyGlobals['viewport'] !== undefined
  );
}
