/** A screen, dialog or part that the specification names, with its states. */
export interface Named {
  name: string;
  /** Where its stories stand, unless a state says otherwise. */
  title: string;
  /** The addresses of section 2 that it answers; none for a dialog or a part of a screen. */
  routes?: readonly string[];
  /** Each state by the specification's words, and the story that shows it: 'Loading', or 'Dialogs/Report: Default'. */
  states: Readonly<Record<string, string>>;
}
