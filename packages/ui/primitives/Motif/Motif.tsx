import { planTiles, type TileShape } from './Motif.helpers';

const paths: Record<TileShape, string> = {
  quarter: 'M6 6H94A88 88 0 0 1 6 94Z',
  leaf: 'M6 94A88 88 0 0 1 94 6A88 88 0 0 1 6 94Z',
  disc: 'M50 6A44 44 0 1 1 50 94A44 44 0 1 1 50 6Z',
  pierced: 'M6 6H94V94H6ZM50 26A24 24 0 1 0 50 74A24 24 0 1 0 50 26Z',
  cut: 'M6 6H94V50A44 44 0 0 0 50 94H6Z',
};

const sets = {
  /** Full color, on forest panels only. */
  onForest: { name: 'on-forest', shades: 8 },
  /** The calmer set of the agent band. */
  band: { name: 'band', shades: 9 },
  /** Pale, for empty states. */
  empty: { name: 'empty', shades: 7 },
  /** Muted, in place of missing photos. */
  placeholder: { name: 'placeholder', shades: 3 },
} as const;

export interface MotifProps {
  /** The same seed gives the same tiles. */
  seed: string | number;
  /** Number of tiles in a row. */
  columns: number;
  /** Number of tiles in a column. */
  rows: number;
  /** Palette of the tiles, by the background that they are on. */
  set: keyof typeof sets;
  /** Radius of the panel's gate corner in cells; tiles that it would cut are omitted. */
  gate?: number;
  /** `cover` fills the box and crops, `contain` shows every tile. */
  fit?: 'contain' | 'cover';
  /** Class of the `svg` element, set by styled-components. */
  className?: string;
}

/** The brand's block motif. Decorative, hidden from assistive technology; never behind text. */
export function Motif({ seed, columns, rows, set, gate, fit = 'contain', className }: MotifProps) {
  const { name, shades } = sets[set];
  return (
    <svg
      viewBox={`0 0 ${columns * 100} ${rows * 100}`}
      preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : 'xMidYMid meet'}
      aria-hidden="true"
      focusable="false"
      {...(className === undefined ? {} : { className })}
    >
      {planTiles({ seed, columns, rows, shades, gate }).map(({ column, row, shape, turn, shade }) => (
        <path
          key={`${column} ${row}`}
          d={paths[shape]}
          fill={`var(--motif-${name}-${shade + 1})`}
          fillRule="evenodd"
          transform={`translate(${column * 100} ${row * 100}) rotate(${turn * 90} 50 50)`}
        />
      ))}
    </svg>
  );
}
