import type { ComponentType, SVGProps } from 'react';

/** What lucide-react exports, and our own glyphs. */
export type IconType = ComponentType<SVGProps<SVGSVGElement> & { size?: number | string }>;

const pixels = { s: 16, m: 20, l: 24 } as const;

export interface IconProps {
  icon: IconType;
  /** s 16, m 20, l 24 px, or a number of px. */
  size?: keyof typeof pixels | number;
  /** Fills the shape with the current colour (star, saved heart). */
  isFilled?: boolean;
  className?: string;
}

/** A decorative glyph, stroke 1.75, in the current colour. The words beside it, or the button's label, carry the meaning. */
export function Icon({ icon: Glyph, size = 'm', isFilled = false, className }: IconProps) {
  const edge = typeof size === 'number' ? size : pixels[size];
  return (
    <Glyph
      size={edge}
      width={edge}
      height={edge}
      strokeWidth={1.75}
      fill={isFilled ? 'currentColor' : 'none'}
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
      {...(className === undefined ? {} : { className })}
    />
  );
}
