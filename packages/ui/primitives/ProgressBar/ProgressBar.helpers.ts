/** How much of the bar is filled, 0 to 100; nothing while it is unknown how much there is. */
export function partOf(value: number | undefined, max: number): number | undefined {
  if (value === undefined || Number.isNaN(value)) return undefined;
  // More than there is, or nothing to divide by, fills the bar; it never runs out of its box.
  if (max <= 0) return 100;
  return Math.min(100, Math.max(0, (value / max) * 100));
}
