import { Dialog as Base } from 'radix-ui';
import { useCallback, useRef, type ReactNode, type RefObject } from 'react';
import { useScrollLock } from '../../hooks/useScrollLock';
import { LiveRegion } from '../LiveRegion';
import { Content, Handle, Scrim } from './DialogFrame.styles';
import type { DialogHeaderProps } from './DialogHeader';
import { useSheetDrag } from './useSheetDrag';

export const DIALOG_SIZES = ['small', 'medium', 'large'] as const;
export type DialogSize = (typeof DIALOG_SIZES)[number];

/** Props of every dialog. */
export interface DialogBaseProps {
  /** Mounted closed, it opens and closes with an animation. */
  isOpen: boolean;
  /** Called on Escape, a press on the scrim or the close button, or a drag down. */
  onClose: () => void;
  /** Its heading and accessible name. */
  title: string;
}

interface DialogFrameProps extends Omit<DialogBaseProps, 'title'>, Pick<DialogHeaderProps, 'kind'> {
  /** `alertdialog` requires an answer: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** Maximum width: 480, 520 or 760 px. */
  size?: DialogSize;
  /** Whether its header has a description. */
  isDescribed: boolean;
  /** Nothing closes it. */
  isLocked?: boolean;
  /** Announced politely when it changes. */
  announcement?: string | undefined;
  /** Focused first; by default the first control is. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Header, body and footer, as direct children. */
  children: ReactNode;
}

/** During this time after opening, in ms, a press outside is ignored: it may be the second of a double press. */
const DOUBLE_PRESS_MS = 400;

/**
 * The base of all dialogs. Traps focus, returns it on closing, closes on Escape, on a press outside and on a drag down.
 * On phones every dialog is a bottom sheet.
 */
export function DialogFrame({
  isOpen,
  onClose,
  role = 'dialog',
  kind,
  size = 'small',
  isDescribed,
  isLocked = false,
  announcement,
  initialFocus,
  children,
}: DialogFrameProps) {
  const opener = useRef<Element | null>(null);
  const openedAt = useRef(0);
  const panel = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    if (!isLocked) onClose();
  }, [isLocked, onClose]);
  const drag = useSheetDrag(panel, close);
  useScrollLock(isOpen);

  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && close()}>
      <Base.Portal>
        {/* Radix's own overlay inserts a style element, which the Content-Security-Policy forbids. */}
        <Scrim data-state={isOpen ? 'open' : 'closed'} />
        <Content
          ref={panel}
          role={role}
          data-size={size}
          data-kind={kind}
          {...(isDescribed ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={(event) => {
            // Closing a toast, which is above the dialog, must not close the dialog.
            const isToast = event.target instanceof Element && event.target.closest('[data-toast-host]');
            const isSecondPress = performance.now() - openedAt.current < DOUBLE_PRESS_MS;
            if (role === 'alertdialog' || isToast || isSecondPress) event.preventDefault();
          }}
          onEscapeKeyDown={(event) => {
            // The open list of a combobox handles Escape itself, and closes first.
            const isInOpenList =
              event.target instanceof Element &&
              event.target.matches("[role='combobox'][aria-expanded='true']");
            if (isInOpenList) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            openedAt.current = performance.now();
            initialFocus?.current?.focus();
            if (opener.current !== document.activeElement) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // The page did not scroll behind the dialog.
            if (opener.current instanceof HTMLElement && opener.current.isConnected)
              opener.current.focus({ preventScroll: true });
          }}
        >
          <Handle aria-hidden="true" {...drag} />
          {children}
          {announcement !== undefined && <LiveRegion>{announcement}</LiveRegion>}
        </Content>
      </Base.Portal>
    </Base.Root>
  );
}
