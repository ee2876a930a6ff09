const TILE = 58;
const PITCH = 62;

/** Each digit as rows of tiles; a letter is a shape of `shapes`, a dot is empty. */
const FOUR = ['q.q', 's.s', 'sss', '..s', '..b'];
const ZERO = ['qsp', 's.s', 's.s', 's.s', 's.s'];
const DOOR = ['...', '...', '...', '.q.', '.s.'];

const shapes: Readonly<Record<string, string>> = {
  s: `h${TILE}v${TILE}h-${TILE}z`,
  // Quarter circles, rounded at the upper left, upper right and lower left.
  q: `m0 ${TILE}a${TILE} ${TILE} 0 0 1 ${TILE} -${TILE}v${TILE}z`,
  p: `a${TILE} ${TILE} 0 0 1 ${TILE} ${TILE}h-${TILE}z`,
  b: `h${TILE}v${TILE}a${TILE} ${TILE} 0 0 1 -${TILE} -${TILE}z`,
};

function digitPath(digit: readonly string[], position: number): string {
  return digit
    .flatMap((row, y) =>
      Array.from(row, (tile, x) => {
        const shape = shapes[tile];
        return shape === undefined ? '' : `M${(x + position * 4) * PITCH} ${y * PITCH}${shape}`;
      }),
    )
    .join('');
}

const fours = digitPath(FOUR, 0) + digitPath(FOUR, 2);
const zero = digitPath(ZERO, 1);
const door = digitPath(DOOR, 1);

/** A decorative '404' drawn in tiles; the zero is a house with an open door. */
export function Numerals({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 678 306" aria-hidden="true" focusable="false" className={className}>
      <path d={fours} fill="var(--color-primary)" />
      <path d={zero} fill="var(--motif-on-forest-6)" />
      <path d={door} fill="var(--motif-on-forest-7)" />
    </svg>
  );
}
