import { writeComparedIds } from '@efie/domain/compare';
import { paths } from './paths';

/** The parameter with the ids of the homes, separated by commas. */
export const COMPARE_PARAM = 'homes';

/** The path of a comparison, which can be shared. */
export function comparePath(ids: readonly string[]): string {
  const text = writeComparedIds(ids);
  return text === '' ? paths.compare : `${paths.compare}?${COMPARE_PARAM}=${text}`;
}
