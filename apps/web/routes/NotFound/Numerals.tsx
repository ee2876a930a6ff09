const TILE = 58;
const PITCH = 62;

/** Each digit as rows of tiles: a square, or a quarter round named by the corner it rounds. */
const FOUR = ['q.q', 's.s', 'sss', '..s', '..b'];
const ZERO = ['qsp', 's.s', 's.s', 's.s', 's.s'];
const DOOR = ['...', '...', '...', '.q.', '.s.'];

const shapes: Readonly<Record<string, string>> = {
  s: `h${TILE}v${TILE}h-${TILE}z`,
  // Rounded at the upper left, the upper right and the lower left.
  q: `m0 ${TILE}a${TILE} ${TILE} 0 0 1 ${TILE} -${TILE}v${TILE}z`,
  p: `a${TILE} ${TILE} 0 0 1 ${TILE} ${TILE}h-${TILE}z`,
  b: `h${TILE}v${TILE}a${TILE} ${TILE} 0 0 1 -${TILE} -${TILE}z`,
};

function tiles(digit: readonly string[], place: number): string {
  return digit
    .flatMap((row, y) =>
      Array.from(row, (tile, x) => {
        const shape = shapes[tile];
        return shape === undefined ? '' : `M${(x + place * 4) * PITCH} ${y * PITCH}${shape}`;
      }),
    )
    .join('');
}

const fours = tiles(FOUR, 0) + tiles(FOUR, 2);
const zero = tiles(ZERO, 1);
const door = tiles(DOOR, 1);

/** '404' in block tiles: the zero is the house with its door open (design.md section 2). Decoration. */
export function Numerals({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 678 306" aria-hidden="true" focusable="false" className={className}>
      <path d={fours} fill="var(--color-primary)" />
      <path d={zero} fill="var(--motif-on-forest-6)" />
      <path d={door} fill="var(--motif-on-forest-7)" />
    </svg>
  );
}
