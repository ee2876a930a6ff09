const IDS_IN_TITLE = /^((?:[CF]\d{1,3} )*[CF]\d{1,3}):/;

/** The requirement IDs at the start of a title: 'C176 F58: saves once' has C176 and F58. */
export function idsInTitle(title: string): string[] {
  return IDS_IN_TITLE.exec(title)?.[1]?.split(' ') ?? [];
}

/** The requirement IDs in `parameters.proves` of a story; other entries are ignored. */
export function idsInProves(proves: unknown): string[] {
  if (!Array.isArray(proves)) return [];
  return proves.filter((entry): entry is string => typeof entry === 'string' && /^[CF]\d{1,3}$/.test(entry));
}
