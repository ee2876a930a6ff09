export interface ComboboxOption {
  value: string;
  label: string;
  /** Said after the label and searched too: 'near Kumasi'. */
  hint?: string;
}

/** Lower case, without accents, so that 'Sefwi' finds 'Sɛfwi' typed either way. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ɛ', 'e')
    .replaceAll('ɔ', 'o')
    .trim();
}

/** Options whose label or hint holds the words typed; labels that begin with them come first. */
export function filterOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const wanted = foldText(typed);
  if (wanted === '') return [...options];
  const begins: ComboboxOption[] = [];
  const holds: ComboboxOption[] = [];
  for (const option of options) {
    const label = foldText(option.label);
    if (label.startsWith(wanted)) begins.push(option);
    else if (label.includes(wanted) || foldText(option.hint ?? '').includes(wanted)) holds.push(option);
  }
  return [...begins, ...holds];
}

/** The text in three parts round the first place where the typed words stand; only the first part when nowhere. */
export function splitMatch(text: string, typed: string): [before: string, match: string, after: string] {
  const wanted = foldText(typed);
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted);
  if (at < 0) return [text, '', ''];
  const end = at + wanted.length;
  return [text.slice(0, at), text.slice(at, end), text.slice(end)];
}
