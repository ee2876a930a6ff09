import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Link, type LinkProps } from '../Link';
import { Tooltip } from '../Tooltip';

export interface PressState {
  /** Shows a spinner, sets `aria-busy` and ignores presses. */
  isLoading?: boolean | undefined;
  /** Why it is unavailable: sets `aria-disabled`, keeps it focusable and shows the reason. */
  disabledReason?: string | undefined;
}

/** Props of a button, or with `href` those of a link. */
export type PressableProps = PressState & ((ComponentPropsWithRef<'button'> & { href?: never }) | LinkProps);

function preventPress(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Base of `Button` and `IconButton`: a button, or with `href` a link. While loading, or unavailable with a reason, it stays
 * in the tab order and ignores presses.
 */
export function Pressable({ disabledReason, ...props }: PressableProps) {
  return (
    <Tooltip text={disabledReason}>
      {(description) => (
        <PressElement {...props} {...description} isUnavailable={disabledReason !== undefined} />
      )}
    </Tooltip>
  );
}

function PressElement({
  isLoading,
  isUnavailable,
  ...rest
}: Omit<PressState, 'disabledReason'> & PressableProps & { isUnavailable: boolean }) {
  const state =
    isLoading || isUnavailable
      ? { 'aria-busy': isLoading || undefined, 'aria-disabled': true, onClick: preventPress }
      : undefined;
  if (rest.href === undefined) return <button type="button" {...rest} {...state} />;
  if (state === undefined) return <Link {...rest} />;
  const { href: _href, children, ...anchorProps } = rest;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- an anchor without href has no link role
    <a role="link" tabIndex={0} {...anchorProps} {...state}>
      {children}
    </a>
  );
}
