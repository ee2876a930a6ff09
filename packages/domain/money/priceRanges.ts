import { CEDI } from './formatPrice';
import { groupThousands } from '../text/groupThousands';

/** GHS. Each pair of neighbors is one range. */
const BOUNDS = [
  0, 500, 1_000, 2_000, 5_000, 10_000, 25_000, 50_000, 100_000, 500_000, 1_000_000, 10_000_000, 50_000_000,
  100_000_000,
] as const;

/** A range of the price filter in GHS, inclusive at both ends. */
export interface PriceRange {
  /** Value in the URL: '0-500', '500-1000', '100000000-up'. */
  code: string;
  label: string;
  min: number;
  max: number;
}

/** The ranges of the filter in display order, without 'Any'. */
export const PRICE_RANGES: readonly PriceRange[] = BOUNDS.map((min, index) => {
  const max = BOUNDS[index + 1] ?? Infinity;
  const from = CEDI + groupThousands(min);
  const to = groupThousands(max);
  if (max === Infinity) return { code: `${min}-up`, label: `${from}+`, min, max };
  return { code: `${min}-${max}`, label: min === 0 ? `Under ${CEDI}${to}` : `${from} to ${to}`, min, max };
});

export function priceRangeOf(code: string): PriceRange | null {
  return PRICE_RANGES.find((range) => range.code === code) ?? null;
}
