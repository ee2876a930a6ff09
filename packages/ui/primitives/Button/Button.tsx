import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconType } from '../Icon';
import { Link, type LinkProps } from '../Link';
import { Spinner } from '../Spinner';
import { LazyTooltip } from '../Tooltip';
import { buttonLook, slotLook } from './Button.styles';

/** Primary: one per view. Gold: forest panels only. */
export type ButtonKind = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'gold';

interface ButtonLook {
  kind?: ButtonKind;
  /** 44 or 52 px high. */
  size?: 'medium' | 'large';
  icon?: IconType;
  /** Shows a spinner at the same width, sets `aria-busy` and ignores presses. */
  isLoading?: boolean;
  isFullWidth?: boolean;
  /** Why the button cannot be used: sets `aria-disabled`, keeps it focusable and shows the reason. */
  disabledReason?: string | undefined;
  /** Pulls a ghost button out by its padding, so that its label meets the column's edge. */
  edge?: 'start' | 'end';
  children: ReactNode;
}

type NativeButtonProps = ButtonLook &
  Omit<ComponentPropsWithRef<'button'>, keyof ButtonLook> & { href?: never };
type LinkButtonProps = ButtonLook & Omit<LinkProps, keyof ButtonLook>;

/** A button, or with `href` a link that looks like one. */
export type ButtonProps = NativeButtonProps | LinkButtonProps;

const NativeButton = styled.button`
  ${buttonLook}
`;

const LinkButton = styled(Link)`
  ${buttonLook}
`;

const IdleLink = styled.a`
  ${buttonLook}
`;

const Slot = styled.span`
  ${slotLook}
`;

function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

function Content({
  icon,
  isLoading,
  children,
}: {
  icon: IconType | undefined;
  isLoading: boolean;
  children: ReactNode;
}) {
  if (icon === undefined) {
    return (
      <>
        {isLoading && <Spinner size={18} />}
        <span>{children}</span>
      </>
    );
  }
  return (
    <>
      <Slot>{isLoading ? <Spinner size={18} /> : <Icon icon={icon} />}</Slot>
      <span>{children}</span>
    </>
  );
}

/** The button of the product (design.md section 6). 44 px is its smallest target in both sizes. */
export function Button(props: ButtonProps) {
  return (
    <LazyTooltip text={props.disabledReason}>
      {(description) => <BareButton {...props} {...description} />}
    </LazyTooltip>
  );
}

function BareButton({
  kind = 'primary',
  size = 'medium',
  icon,
  isLoading = false,
  isFullWidth = false,
  disabledReason,
  edge,
  children,
  ...rest
}: ButtonProps) {
  const isIdle = isLoading || disabledReason !== undefined;
  const look = {
    'data-kind': kind,
    'data-size': size,
    'data-full': isFullWidth,
    'data-icon': icon !== undefined,
    'data-edge': edge,
    'aria-busy': isLoading || undefined,
    'aria-disabled': isIdle || undefined,
    ...(isIdle ? { onClick: refuse } : {}),
  };
  const content = (
    <Content icon={icon} isLoading={isLoading}>
      {children}
    </Content>
  );
  if (rest.href === undefined) {
    return (
      <NativeButton type="button" {...rest} {...look}>
        {content}
      </NativeButton>
    );
  }
  if (isIdle) {
    const { href: _href, ...idle } = rest;
    return (
      <IdleLink role="link" tabIndex={0} {...idle} {...look}>
        {content}
      </IdleLink>
    );
  }
  return (
    <LinkButton {...rest} {...look}>
      {content}
    </LinkButton>
  );
}
