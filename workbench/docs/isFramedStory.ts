interface ShownStory {
  parameters: Readonly<Record<string, unknown>>;
  storyGlobals: Readonly<Record<string, unknown>>;
}

/** Parameters of stories that use the mock backend or a route. */
const BACKEND_PARAMETERS = ['msw', 'session', 'network', 'scenario', 'route'] as const;

/**
 * Whether a story renders in its own iframe on docs pages. Stories that use the mock backend must not share one; full-window
 * and phone stories need their own viewport.
 */
export function isFramedStory({ parameters, storyGlobals }: ShownStory): boolean {
  return (
    parameters['kind'] !== undefined ||
    BACKEND_PARAMETERS.some((name) => parameters[name] !== undefined) ||
    storyGlobals['viewport'] !== undefined
  );
}
