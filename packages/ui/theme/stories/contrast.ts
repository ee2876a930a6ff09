/** Weight of red, green and blue in the relative luminance (WCAG 2). */
const WEIGHTS = [0.2126, 0.7152, 0.0722] as const;

/** Minimum contrast of WCAG 2.2 AA: text (1.4.3), and outlines, focus rings and icons (1.4.11). */
export const MIN_CONTRAST = { text: 4.5, nonText: 3 } as const;

function channels(hex: string): readonly [number, number, number] {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Invalid color ${hex}: write #RRGGBB`);
  const channelAt = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [channelAt(1), channelAt(3), channelAt(5)];
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** 0 for black to 1 for white. @throws unless the color is #RRGGBB */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex);
  return linear(red) * WEIGHTS[0] + linear(green) * WEIGHTS[1] + linear(blue) * WEIGHTS[2];
}

/**
 * Contrast ratio of two opaque colors (WCAG 2), in either order: 1 for equal colors to 21 for black and white.
 * @throws unless both colors are #RRGGBB
 */
export function contrastRatio(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** '16.37:1', rounded down, so that 4.499 is not shown as 4.5. */
export function formatRatio(ratio: number): string {
  return `${(Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2)}:1`;
}
