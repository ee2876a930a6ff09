/** Share of each channel in what the eye takes for light (WCAG 2, relative luminance). */
const WEIGHTS = [0.2126, 0.7152, 0.0722] as const;

/** The least that WCAG 2.2 AA asks for: text (1.4.3), and outlines, focus and signs (1.4.11). */
export const LEAST_CONTRAST = { text: 4.5, nonText: 3 } as const;

function channels(hex: string): readonly [number, number, number] {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Not a colour in six hex digits: ${hex}`);
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** 0 for black to 1 for white. @throws when the colour is not written in six hex digits */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex);
  return linear(red) * WEIGHTS[0] + linear(green) * WEIGHTS[1] + linear(blue) * WEIGHTS[2];
}

/**
 * Contrast of two opaque colours by the formula of WCAG 2: 1 for equal ones to 21 for black on white, whichever is in
 * front (design.md section 4).
 * @throws when a colour is not written in six hex digits
 */
export function contrastRatio(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** '16.37:1', cut rather than rounded up, so that 4.499 never reads as 4.5. */
export function ratioText(ratio: number): string {
  return `${(Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2)}:1`;
}
