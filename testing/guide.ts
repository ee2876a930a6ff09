/**
 * What the docs page of a component says beside its props (`parameters.guide`). Texts are one or two sentences; code is in
 * backticks.
 */
export interface Guide {
  /** When to use the component. */
  use: string;
  /** When not, and what to use instead. */
  avoid: string;
  /** An example of good use; required in Primitives, Fields and Cards, as is `dont`. */
  do?: string;
  /** A mistake to avoid. */
  dont?: string;
  /** Its parts, in reading order. */
  anatomy: readonly string[];
  /** Role, name, keyboard, focus, and what is announced. */
  accessibility: readonly string[];
  /** Components as the sidebar names them: 'IconButton'. */
  related: readonly string[];
  /** What to import, where it is not the component alone. */
  exports?: readonly string[];
}
