import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { CountBadge } from '../CountBadge';
import { Icon, type IconType } from '../Icon';
import type { LinkProps } from '../Link';
import { Spinner } from '../Spinner';
import { LazyTooltip } from '../Tooltip';
import { BubbleCorner, IdleIconLink, LinkIconButton, NativeIconButton } from './IconButton.styles';

interface IconButtonLook {
  /** The accessible name, in full: 'Call Ama about Villa with a garden'. */
  label: string;
  icon: IconType;
  /** `glass` for pictures: round, with the two-tone ring. */
  kind?: 'ghost' | 'soft' | 'outline' | 'glass';
  /** Colours the glyph red (delete). */
  tone?: 'plain' | 'danger';
  /** Replaces the glyph by a spinner and ignores presses. */
  isLoading?: boolean;
  /** Why it cannot be used: sets `aria-disabled`, keeps it focusable and shows the reason. */
  disabledReason?: string | undefined;
  /** A bubble at the corner, absent at 0. Put the number into `label` too. */
  count?: number;
}

type Look = IconButtonLook & { children?: never };
type NativeProps = Look & Omit<ComponentPropsWithRef<'button'>, keyof Look | 'aria-label'> & { href?: never };
type LinkButtonProps = Look & Omit<LinkProps, keyof Look | 'aria-label'>;

/** A 44 px button with a glyph only, or with `href` such a link. */
export type IconButtonProps = NativeProps | LinkButtonProps;

function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** A square 44 px control with a glyph and a full accessible name (design.md section 6). */
export function IconButton(props: IconButtonProps) {
  return (
    <LazyTooltip text={props.disabledReason}>
      {(description) => <BareIconButton {...props} {...description} />}
    </LazyTooltip>
  );
}

function BareIconButton({
  label,
  icon,
  kind = 'ghost',
  tone = 'plain',
  isLoading = false,
  disabledReason,
  count,
  ...rest
}: IconButtonProps) {
  const isIdle = isLoading || disabledReason !== undefined;
  const look = {
    'aria-label': label,
    'data-kind': kind,
    'data-tone': tone,
    'data-ground': kind === 'glass' ? 'picture' : undefined,
    'aria-busy': isLoading || undefined,
    'aria-disabled': isIdle || undefined,
    ...(isIdle ? { onClick: refuse } : {}),
  };
  const content = (
    <>
      {isLoading ? <Spinner size={20} /> : <Icon icon={icon} />}
      {count !== undefined && (
        <BubbleCorner>
          <CountBadge count={count} />
        </BubbleCorner>
      )}
    </>
  );
  if (rest.href === undefined) {
    return (
      <NativeIconButton type="button" {...rest} {...look}>
        {content}
      </NativeIconButton>
    );
  }
  if (isIdle) {
    const { href: _href, ...idle } = rest;
    return (
      <IdleIconLink role="link" tabIndex={0} {...idle} {...look}>
        {content}
      </IdleIconLink>
    );
  }
  return (
    <LinkIconButton {...rest} {...look}>
      {content}
    </LinkIconButton>
  );
}
