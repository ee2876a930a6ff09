import { groupThousands } from './groupThousands';

/** '1 bedroom', '2 bedrooms', '1,204 properties'. */
export function pluralize(count: number, one: string, many: string): string {
  return `${groupThousands(count)} ${count === 1 ? one : many}`;
}
