import type { ComponentType, SVGProps } from 'react';

/** An icon of lucide-react, or one of our own. */
export type IconType = ComponentType<SVGProps<SVGSVGElement> & { size?: number | string }>;

const sizes = { s: 16, m: 20, l: 24 } as const;

export interface IconProps {
  icon: IconType;
  /** `s` 16 px, `m` 20 px, `l` 24 px, or a number of px. */
  size?: keyof typeof sizes | number;
  isFilled?: boolean;
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
