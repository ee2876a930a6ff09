import { daysBefore, FIXED_NOW } from './clock';
import { createRandom } from './random';
import type { FavoriteRecord } from './records';

/** A saved listing. The same seed gives the same record; `overrides` replace generated fields. */
export function createFavorite(
  seed: number | string = 1,
  overrides: Partial<FavoriteRecord> = {},
  options: { now?: string } = {},
): FavoriteRecord {
  return {
    id: String(seed),
    ownerRole: 'user',
    ownerId: '501',
    propertyId: '1001',
    createdAt: daysBefore(options.now ?? FIXED_NOW, createRandom(`favorite|${seed}`).int(0, 40)),
    ...overrides,
  };
}
