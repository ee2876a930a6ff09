const MARKS_OF_TITLE = /^((?:[CF]\d{1,3} )*[CF]\d{1,3}):/;

/** The marks a title begins with: 'C176 F58: saves once' gives C176 and F58. */
export function marksOfTitle(title: string): string[] {
  return MARKS_OF_TITLE.exec(title)?.[1]?.split(' ') ?? [];
}

/** The marks among what a story says it proves; anything else is left out. */
export function marksOfProves(proves: unknown): string[] {
  if (!Array.isArray(proves)) return [];
  return proves.filter((entry): entry is string => typeof entry === 'string' && /^[CF]\d{1,3}$/.test(entry));
}
