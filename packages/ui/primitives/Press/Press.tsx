import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Link, type LinkProps } from '../Link';
import { LazyTooltip } from '../Tooltip';

interface PressState {
  /** Shows a spinner, sets `aria-busy` and ignores presses. */
  isLoading?: boolean | undefined;
  /** Why it cannot be used: sets `aria-disabled`, keeps it focusable and shows the reason. */
  disabledReason?: string | undefined;
}

/** Props of what is pressed: those of a button, or with `href` those of a link. */
export type PressProps = PressState & ((ComponentPropsWithRef<'button'> & { href?: never }) | LinkProps);

function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * What `Button` and `IconButton` are under their looks: a button, with `href` a link, and while it is idle either of them
 * in its place in the tab order, without doing anything (ruling 59).
 */
export function Press({ disabledReason, ...props }: PressProps) {
  return (
    <LazyTooltip text={disabledReason}>
      {(description) => <Element {...props} {...description} isIdle={disabledReason !== undefined} />}
    </LazyTooltip>
  );
}

function Element({
  isLoading,
  isIdle,
  ...rest
}: Omit<PressState, 'disabledReason'> & PressProps & { isIdle: boolean }) {
  const state =
    isLoading || isIdle
      ? { 'aria-busy': isLoading || undefined, 'aria-disabled': true, onClick: refuse }
      : undefined;
  if (rest.href === undefined) return <button type="button" {...rest} {...state} />;
  if (state === undefined) return <Link {...rest} />;
  const { href: _href, children, ...idle } = rest;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- an anchor without an address is no link by itself
    <a role="link" tabIndex={0} {...idle} {...state}>
      {children}
    </a>
  );
}
