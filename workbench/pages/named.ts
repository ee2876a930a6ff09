/** A screen, dialog or component that the specification names, with its states. */
export interface Named {
  name: string;
  /** Title of its stories, unless a state names another. */
  title: string;
  /** Its URL patterns in section 2 of the specification; empty for a dialog or a part of a screen. */
  routes?: readonly string[];
  /** States in the specification's terms, each with its story: 'Loading', or 'Dialogs/Report: Default'. */
  states: Readonly<Record<string, string>>;
}
