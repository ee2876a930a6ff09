import type { ReactNode } from 'react';
import { Icon, type IconType } from '../Icon';
import type { PressProps } from '../Press';
import { Spinner } from '../Spinner';
import { Shape, Slot } from './Button.styles';

/** Primary: one per view. Gold: forest panels only. */
export type ButtonKind = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'gold';

interface ButtonLook {
  kind?: ButtonKind;
  /** 44 or 52 px high. */
  size?: 'medium' | 'large';
  icon?: IconType;
  isFullWidth?: boolean;
  /** Pulls a ghost button out by its padding, so that its label meets the column's edge. */
  edge?: 'start' | 'end';
  children: ReactNode;
}

/** A button, or with `href` a link that looks like one. */
export type ButtonProps = PressProps & ButtonLook;

/** The button of the product (design.md section 6). 44 px is its smallest target in both sizes; loading keeps its width. */
export function Button({
  kind = 'primary',
  size = 'medium',
  icon,
  isFullWidth = false,
  edge,
  children,
  ...press
}: ButtonProps) {
  const spinner = press.isLoading && <Spinner size={18} />;
  return (
    <Shape
      {...press}
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
