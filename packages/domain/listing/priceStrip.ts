/** With more, the dots would overlap. */
const MAX_DOTS = 60;

/** A price on a line with the prices of similar homes. Positions are from 0, the lowest price, to 1, the highest. */
export interface PriceStrip {
  /** GHS. */
  lowest: number;
  highest: number;
  own: number;
  median: number;
  /** At most 60, from the lowest to the highest price. */
  others: readonly number[];
}

/**
 * Places a price among others on a logarithmic scale: prices of one kind can differ tenfold.
 * @param price GHS, above 0, as are the others
 * @param prices of other homes, at least one
 * @param median of the others
 */
export function priceStripOf(price: number, prices: readonly number[], median: number): PriceStrip {
  const sorted = prices.toSorted((a, b) => a - b);
  const lowest = Math.min(price, sorted[0] ?? price);
  const highest = Math.max(price, sorted.at(-1) ?? price);
  const positionOf = (amount: number) =>
    highest === lowest ? 0.5 : Math.log(amount / lowest) / Math.log(highest / lowest);
  const isDot = (index: number) => {
    const dotBefore = Math.floor((index * MAX_DOTS) / sorted.length);
    return Math.floor(((index + 1) * MAX_DOTS) / sorted.length) > dotBefore;
  };
  const shown = sorted.length <= MAX_DOTS ? sorted : sorted.filter((_, index) => isDot(index));
  return {
    lowest,
    highest,
    own: positionOf(price),
    median: positionOf(median),
    others: shown.map(positionOf),
  };
}
