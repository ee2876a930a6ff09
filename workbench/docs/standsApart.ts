/** What of a story decides how a page of words shows it. */
interface ShownStory {
  title: string;
  parameters: Readonly<Record<string, unknown>>;
  storyGlobals: Readonly<Record<string, unknown>>;
}

/** These take the whole window: the app itself, or a layer over it. */
const WHOLE_WINDOW =
  /^(?:Screens|Journeys|Dialogs|Mocks|Primitives\/(?:Dialog|AlertDialog|BottomSheet|Toast))(?:\/|$)/;

/** What a story may ask of its backend (testing/backend.ts and its own answers). */
const WISHES = ['msw', 'session', 'network', 'scenario', 'route'] as const;

/**
 * Whether a story stands in a frame of its own on a page of words: one that asks a backend must not share it with its
 * neighbours, one that fills the window or is a phone's needs a window. Everything else stands in the page itself.
 */
export function standsApart({ title, parameters, storyGlobals }: ShownStory): boolean {
  return (
    WHOLE_WINDOW.test(title) ||
    WISHES.some((wish) => parameters[wish] !== undefined) ||
    storyGlobals['viewport'] !== undefined
  );
}
