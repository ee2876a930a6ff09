/** The filled part of the bar in percent, 0 to 100; undefined when the value is unknown. */
export function percentOf(value: number | undefined, max: number): number | undefined {
  if (value === undefined || Number.isNaN(value)) return undefined;
  if (max <= 0) return 100;
  return Math.min(100, Math.max(0, (value / max) * 100));
}
