/** A colour as `#RRGGBB`, in either case. */
export type Hex = `#${string}`;

const toHex = (channels: number): Hex => `#${channels.toString(16).padStart(6, '0')}`;

/** The colour `amount` (0 to 1) of the way from `from` to `to`, channel by channel. */
export function mix(from: Hex, to: Hex, amount: number): Hex {
  const start = Number.parseInt(from.slice(1), 16);
  const end = Number.parseInt(to.slice(1), 16);
  const channel = (shift: number): number => {
    const value = (start >> shift) & 255;
    return Math.round(value + (((end >> shift) & 255) - value) * amount) << shift;
  };
  return toHex(channel(16) | channel(8) | channel(0));
}

/** The shortest way to write a colour: `#ffffff` becomes `#fff`. */
export function shortHex(colour: string): string {
  const lower = colour.toLowerCase();
  const [, r, , g, , b] = lower;
  return lower === `#${r}${r}${g}${g}${b}${b}` ? `#${r}${g}${b}` : lower;
}
