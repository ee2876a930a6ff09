import type { GlyphProps } from './Icon';

/** An eye with a check: already viewed. In the current color; use with `Icon`. */
export function EyeCheckGlyph({ size = 20, ...rest }: GlyphProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      <path d="M11 18.5C7 18.2 4 15.6 2.3 12 4 8 7.6 5.5 12 5.5s8 2.5 9.7 6.5" />
      <circle cx="12" cy="12" r="3" />
      <path d="m14.5 18.5 2.5 2.5 5-5" />
    </svg>
  );
}
