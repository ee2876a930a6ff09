import type { ComponentType, SVGProps } from 'react';

export interface GlyphProps extends SVGProps<SVGSVGElement> {
  /** Width and height in px. */
  size?: number | string;
}

/** An icon of lucide-react, or one of our own. */
export type IconType = ComponentType<GlyphProps>;

const sizes = { s: 16, m: 20, l: 24 } as const;

export interface IconProps {
  /** An icon of lucide-react or one of our own. */
  icon: IconType;
  /** `s` 16 px, `m` 20 px, `l` 24 px, which grow with large text, or a number of px. */
  size?: keyof typeof sizes | number;
  /** Fills the outline, as for a saved favorite. */
  isFilled?: boolean;
  /** Class of the `svg` element, set by styled-components. */
  className?: string;
}

/** A decorative icon in the current color. The text beside it, or the button's label, carries the meaning. */
export function Icon({ icon: Glyph, size = 'm', isFilled = false, className }: IconProps) {
  const edge = typeof size === 'number' ? size : sizes[size];
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
