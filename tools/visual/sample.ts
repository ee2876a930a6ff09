/** Picks `count` items, evenly spaced. */
export function sampleOf<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (items.length <= count) return items;
  return Array.from({ length: count }, (_, index) => Math.floor((index * items.length) / count)).flatMap(
    (position) => items.slice(position, position + 1),
  );
}
