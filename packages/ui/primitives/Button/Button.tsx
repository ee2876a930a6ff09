import type { ReactNode } from 'react';
import { Icon, type IconType } from '../Icon';
import type { PressableProps } from '../Pressable';
import { Spinner } from '../Spinner';
import { Shape, Slot } from './Button.styles';

/** Primary: one per view. Gold: forest panels only. */
export const BUTTON_KINDS = ['primary', 'secondary', 'soft', 'ghost', 'danger', 'gold'] as const;
export type ButtonKind = (typeof BUTTON_KINDS)[number];

/** 44 and 52 px high. */
export const BUTTON_SIZES = ['medium', 'large'] as const;
export type ButtonSize = (typeof BUTTON_SIZES)[number];

export interface ButtonBaseProps {
  /** How prominent it is; primary by default. */
  kind?: ButtonKind;
  /** 44 or 52 px high. */
  size?: ButtonSize;
  /** Before the label; a spinner replaces it while loading. */
  icon?: IconType;
  /** As wide as its column. */
  isFullWidth?: boolean;
  /** Offsets a ghost button by its padding, so that its label aligns with the edge of the column. */
  edge?: 'start' | 'end';
  /** A verb and its object: View Details. */
  children: ReactNode;
}

export type ButtonProps = PressableProps & ButtonBaseProps;

/** A button, or with `href` a link that looks like one. At least 44 px in size; keeps its width while loading. */
export function Button({
  kind = 'primary',
  size = 'medium',
  icon,
  isFullWidth = false,
  edge,
  children,
  ...pressProps
}: ButtonProps) {
  const spinner = pressProps.isLoading && <Spinner size={18} />;
  return (
    <Shape
      {...pressProps}
      data-kind={kind}
      data-size={size}
      data-full={isFullWidth}
      data-icon={icon !== undefined}
      data-edge={edge}
    >
      {icon === undefined ? spinner : <Slot>{spinner || <Icon icon={icon} />}</Slot>}
      <span>{children}</span>
    </Shape>
  );
}
