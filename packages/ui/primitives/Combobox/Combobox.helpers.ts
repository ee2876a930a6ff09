export interface ComboboxOption {
  value: string;
  label: string;
  /** Shown after the label and searched too: 'near Kumasi'. */
  hint?: string;
}

/** Converts text for comparison, so that 'sefwi' matches 'Sɛfwi': the market's `foldText`. */
export type FoldText = (text: string) => string;

/** Options whose label or hint contains the typed text; labels that start with it come first. */
export function filterOptions(
  options: readonly ComboboxOption[],
  typed: string,
  foldText: FoldText,
): ComboboxOption[] {
  const query = foldText(typed.trim());
  if (query === '') return [...options];
  const startMatches: ComboboxOption[] = [];
  const otherMatches: ComboboxOption[] = [];
  for (const option of options) {
    const label = foldText(option.label);
    if (label.startsWith(query)) startMatches.push(option);
    else if (label.includes(query) || foldText(option.hint ?? '').includes(query)) otherMatches.push(option);
  }
  return [...startMatches, ...otherMatches];
}

/** Splits the text around the first match of the typed text. Without a match the first part is the whole text. */
export function splitMatch(
  text: string,
  typed: string,
  foldText: FoldText,
): [before: string, match: string, after: string] {
  const query = foldText(typed.trim());
  const folded = foldText(text);
  // Positions in the folded text are those in the text only when no character was added or removed.
  const start = query === '' || folded.length !== text.length ? -1 : folded.indexOf(query);
  if (start < 0) return [text, '', ''];
  const end = start + query.length;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}
