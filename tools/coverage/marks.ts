const MARKS_OF_TITLE = /^((?:[CF]\d{1,3} )*[CF]\d{1,3}):/;

/** The marks at the start of a title: 'C176 F58: saves once' has C176 and F58. */
export function marksOfTitle(title: string): string[] {
  return MARKS_OF_TITLE.exec(title)?.[1]?.split(' ') ?? [];
}

/** The marks in `parameters.proves` of a story; other entries are ignored. */
export function marksOfProves(proves: unknown): string[] {
  if (!Array.isArray(proves)) return [];
  return proves.filter((entry): entry is string => typeof entry === 'string' && /^[CF]\d{1,3}$/.test(entry));
}
