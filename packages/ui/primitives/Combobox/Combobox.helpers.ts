export interface ComboboxOption {
  value: string;
  label: string;
  /** Shown after the label and searched too: 'near Kumasi'. */
  hint?: string;
}

/** Normalizes text for comparison, so that 'sefwi' matches 'Sɛfwi': lower case, without accents. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ɛ', 'e')
    .replaceAll('ɔ', 'o')
    .trim();
}

/** Options whose label or hint contains the typed text; labels that start with it come first. */
export function filterOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const query = normalizeText(typed);
  if (query === '') return [...options];
  const startMatches: ComboboxOption[] = [];
  const otherMatches: ComboboxOption[] = [];
  for (const option of options) {
    const label = normalizeText(option.label);
    if (label.startsWith(query)) startMatches.push(option);
    else if (label.includes(query) || normalizeText(option.hint ?? '').includes(query))
      otherMatches.push(option);
  }
  return [...startMatches, ...otherMatches];
}

/** Splits the text around the first match of the typed text. Without a match the first part is the whole text. */
export function splitMatch(text: string, typed: string): [before: string, match: string, after: string] {
  const query = normalizeText(typed);
  const start = query === '' ? -1 : text.toLowerCase().indexOf(query);
  if (start < 0) return [text, '', ''];
  const end = start + query.length;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}
