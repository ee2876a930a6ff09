interface ShownStory {
  title: string;
  parameters: Readonly<Record<string, unknown>>;
  storyGlobals: Readonly<Record<string, unknown>>;
}

/** Stories of the whole app, or of a layer over it. */
const WHOLE_WINDOW =
  /^(?:Screens|Journeys|Dialogs|Mocks|Primitives\/(?:Dialog|AlertDialog|FormDialog|BottomSheet|Toast))(?:\/|$)/;

/** Parameters of stories that use the mock backend or a route. */
const BACKEND_PARAMETERS = ['msw', 'session', 'network', 'scenario', 'route'] as const;

/**
 * Whether a story renders in its own iframe on docs pages. Stories that use the mock backend must not share one; full-window
 * and phone stories need their own viewport.
 */
export function isFramedStory({ title, parameters, storyGlobals }: ShownStory): boolean {
  return (
    WHOLE_WINDOW.test(title) ||
    BACKEND_PARAMETERS.some((name) => parameters[name] !== undefined) ||
    storyGlobals['viewport'] !== undefined
  );
}
