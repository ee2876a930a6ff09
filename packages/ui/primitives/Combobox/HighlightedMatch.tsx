import { splitMatch, type FoldText } from './Combobox.helpers';
import { Match } from './Combobox.styles';

export interface HighlightedMatchProps {
  text: string;
  /** The typed part of it is highlighted. */
  typed: string;
  /** Applied to both before they are compared. */
  foldText: FoldText;
}

/** The text of an option. */
export function HighlightedMatch({ text, typed, foldText }: HighlightedMatchProps) {
  const [before, match, after] = splitMatch(text, typed, foldText);
  return (
    <>
      <span>{before}</span>
      {match !== '' && <Match>{match}</Match>}
      <span>{after}</span>
    </>
  );
}
