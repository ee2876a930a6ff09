import type { Requirement } from '../../tools/coverage/requirements';
import type { ParsedStory } from '../../tools/stories/parseStories';

/** What a state shows: an error, a message of the specification, a payment, no content, or a wait. */
export const STATE_KINDS = ['fault', 'message', 'payment', 'empty', 'loading'] as const;
export type StateKind = (typeof STATE_KINDS)[number];

/** Who is signed in. */
export const STATE_ROLES = ['guest', 'user', 'agent'] as const;
export type StateRole = (typeof STATE_ROLES)[number];

/** How far a component is; only `new` and `deprecated` are written in a story file. */
const MATURITIES = ['new', 'stable', 'deprecated'] as const;

/** Checklist lines about messages, which refer to sections 5 and 8 of the specification. */
const QUOTED_MESSAGE = /'[^']+'.*\(S[0-9, S]*[58]/;

/** Checklist groups about payments. */
const MONEY = /^(?:N|T)\. /;

const ERROR_NAME =
  /\b(?:Errors?|Failed|Fault|Forbidden|Offline|Refused|Rejected|Too Many|Unverified|Wrong)\b/;

const LOADING_NAME =
  /\b(?:Busy|Checking|Loading|Resending|Saving|Sending|Slow|Submitting|Uploading|Waiting)\b/;

const EMPTY_NAME = /^(?:No (?:Favorites|Listings|Match|Payments)|Nothing (?:Found|Listed))\b/;

/** Titles under which a story named Empty has no content; in a form it has no input yet. */
const HAS_CONTENT = /^(?:Cards|Panels|Screens|Primitives\/Table)\b/;

type Proofs = ReadonlyMap<string, Requirement>;

export const requirementsById = (requirements: readonly Requirement[]): Proofs =>
  new Map(requirements.map((requirement) => [requirement.id, requirement]));

/** Whether a state shows an error, from what the story sets and from its name. */
const isError = ({ name, network, failingOperations, pendingOperations }: ParsedStory): boolean =>
  network !== '' || failingOperations.length > pendingOperations.length || ERROR_NAME.test(name);

/** The kinds of a state, from its parameters, its name and the requirements that it proves. */
export function kindsOf(story: ParsedStory, requirements: Proofs): StateKind[] {
  const { title, name, proves, scenario, pendingOperations } = story;
  const proved = proves.flatMap((id) => requirements.get(id) ?? []);
  const is: Readonly<Record<StateKind, boolean>> = {
    fault: isError(story) || proves.some((id) => id.startsWith('F')),
    message: proved.some(({ text }) => QUOTED_MESSAGE.test(text)),
    payment: /(?:Plan|Payment|Checkout)/.test(title) || proved.some(({ group }) => MONEY.test(group)),
    empty:
      scenario === 'empty' ||
      title === 'Primitives/EmptyState' ||
      EMPTY_NAME.test(name) ||
      (name === 'Empty' && HAS_CONTENT.test(title)),
    loading:
      pendingOperations.length > 0 ||
      /^Primitives\/(?:Skeleton|Spinner)$/.test(title) ||
      LOADING_NAME.test(name),
  };
  return STATE_KINDS.filter((kind) => is[kind]);
}

/** Who is signed in; null for a component that is rendered without the app. */
export function roleOf({ session, kind, route }: ParsedStory): StateRole | null {
  if (session.startsWith('agent')) return 'agent';
  if (session.startsWith('user')) return 'user';
  return kind !== '' || route !== '' ? 'guest' : null;
}

/** The tags of a state for Storybook's sidebar, in addition to those in its file. */
export function stateTags(story: ParsedStory, requirements: Proofs): string[] {
  const role = roleOf(story);
  const isMarked = MATURITIES.some((maturity) => story.tags.includes(maturity));
  return [...kindsOf(story, requirements), ...(role ? [role] : []), ...(isMarked ? [] : ['stable'])];
}
