/** A color as `#RRGGBB`, in upper or lower case. */
export type Hex = `#${string}`;

const toHex = (channels: number): Hex => `#${channels.toString(16).padStart(6, '0')}`;

/** Interpolates two colors channel by channel; `amount` 0 is `from`, 1 is `to`. */
export function mix(from: Hex, to: Hex, amount: number): Hex {
  const start = Number.parseInt(from.slice(1), 16);
  const end = Number.parseInt(to.slice(1), 16);
  const channel = (shift: number): number => {
    const value = (start >> shift) & 255;
    return Math.round(value + (((end >> shift) & 255) - value) * amount) << shift;
  };
  return toHex(channel(16) | channel(8) | channel(0));
}

/** Lower case, in short form where possible: `#FFFFFF` becomes `#fff`. */
export function shortHex(color: string): string {
  const lower = color.toLowerCase();
  const [, r, , g, , b] = lower;
  return lower === `#${r}${r}${g}${g}${b}${b}` ? `#${r}${g}${b}` : lower;
}
