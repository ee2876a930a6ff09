import { asId, asList } from '../wire/readers';

/** Longer entries are not ids, and no query string of a search is as long. */
const MAX_LENGTH = 2_000;

/** The ids of a stored list, at most `maxCount`: numbers become text, duplicates and invalid entries are dropped. */
export const readIds = (json: unknown, maxCount?: number): readonly string[] =>
  [...new Set(asList(json).map(asId))]
    .filter((id) => id !== '' && id.length <= MAX_LENGTH)
    .slice(0, maxCount);
