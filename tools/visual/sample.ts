/** So many of a list, evenly from its first to its last; all of it where it holds no more. */
export function sampleOf<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (items.length <= count) return items;
  return Array.from({ length: count }, (_, turn) => Math.floor((turn * items.length) / count)).flatMap((at) =>
    items.slice(at, at + 1),
  );
}
