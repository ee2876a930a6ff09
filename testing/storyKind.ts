/** The parameter `kind` of stories that do not show a component alone. */
export type StoryKind =
  | 'screen'
  | 'journey'
  /** A dialog or another layer over the whole page. */
  | 'overlay'
  /** A page of the mock backend. */
  | 'mock';

type Parameters = Readonly<Record<string, unknown>>;

/** Whether a story is of one of these kinds. */
export const isStoryOf = ({ kind }: Parameters, ...kinds: readonly StoryKind[]): boolean =>
  kinds.some((each) => each === kind);

/** Whether a story renders the whole app, with header and footer. */
export const isWholeApp = (parameters: Parameters): boolean => isStoryOf(parameters, 'screen', 'journey');
