import { X } from 'lucide-react';
import { Dialog as Base } from 'radix-ui';
import { useCallback, useRef, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { breakpoint } from '../../theme/tokens';
import type { IconType } from '../Icon';
import { IconButton } from '../IconButton';
import { IconTile, type IconTileProps } from '../IconTile';
import { LiveRegion } from '../LiveRegion';
import {
  Body,
  Content,
  Footer,
  Handle,
  Head,
  HeadWords,
  Notice,
  Scrim,
  Subtitle,
  Title,
} from './Dialog.styles';
import { useSheetDrag } from './useSheetDrag';

export interface DialogProps {
  isOpen: boolean;
  /** The dialog asks to close: Escape, the scrim, the close button or a drag. */
  onClose: () => void;
  title: string;
  /** 480 confirm, 520 report, 760 edit. */
  size?: 'small' | 'medium' | 'large';
  /** Confirm: a question with stacked buttons on phones. Form: head and footer stay while the body scrolls. */
  kind?: 'confirm' | 'form';
  /** `sheet` lies at the bottom on every width. */
  shape?: 'dialog' | 'sheet';
  /** The tile that opens a confirm dialog. */
  icon?: IconType;
  iconTone?: NonNullable<IconTileProps['tone']>;
  /** A line under the title; in a confirm dialog the question itself. */
  description?: ReactNode;
  /** All dialogs but delete and remove have a close button. */
  hasCloseButton?: boolean;
  /** An answer is needed: `alertdialog`, and a press beside it does not close it. See AlertDialog. */
  isAlert?: boolean;
  /** Keeps the dialog open while something is being sent. */
  isLocked?: boolean;
  /** Said politely when it changes, for example that something is being sent. */
  announcement?: string;
  /** Below the head, in sight wherever the body is scrolled to. */
  notice?: ReactNode;
  mainAction?: ReactNode;
  otherAction?: ReactNode;
  /** Takes the first focus; otherwise the first control does. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/** How long after opening the second press of a double press may still come, in ms (fault 41). */
const DOUBLE_PRESS = 400;

const phones = `(max-width: ${breakpoint.md - 0.02}px)`;

function subscribeToWidth(onChange: () => void) {
  const query = window.matchMedia(phones);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(phones).matches,
    () => false,
  );
}

/**
 * The one dialog of the product: traps the focus, gives it back on closing, leaves on Escape and on a press beside it.
 * On phones every dialog is a bottom sheet (design.md section 6). Import it lazily: it is no part of the first page.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  size = 'small',
  kind = 'confirm',
  shape = 'dialog',
  icon,
  iconTone = 'green',
  description,
  hasCloseButton = true,
  isAlert = false,
  isLocked = false,
  announcement,
  notice,
  mainAction,
  otherAction,
  initialFocus,
  children,
}: DialogProps) {
  const opener = useRef<Element | null>(null);
  const openedAt = useRef(0);
  const panel = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const close = useCallback(() => {
    if (!isLocked) onClose();
  }, [isLocked, onClose]);
  const drag = useSheetDrag(panel, close);
  // Focus order follows what is seen: the main action is first on phones, last on desktop.
  const isStacked = isPhone && kind === 'confirm';

  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && close()}>
      <Base.Portal>
        <Scrim />
        <Content
          ref={panel}
          role={isAlert ? 'alertdialog' : 'dialog'}
          data-size={size}
          data-kind={kind}
          data-shape={shape}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          onInteractOutside={(event) => {
            // A toast lies above the dialog: closing it must not close what is below.
            const isToast = event.target instanceof Element && event.target.closest('[data-toast-host]');
            const isSecondPress = performance.now() - openedAt.current < DOUBLE_PRESS;
            if (isAlert || isToast || isSecondPress) event.preventDefault();
          }}
          onEscapeKeyDown={(event) => {
            // An open list in the dialog closes first, by its own hand.
            const isInList =
              event.target instanceof Element &&
              event.target.matches("[role='combobox'][aria-expanded='true']");
            if (isInList) event.preventDefault();
          }}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            openedAt.current = performance.now();
            initialFocus?.current?.focus();
            if (opener.current !== document.activeElement) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
          }}
        >
          <Handle aria-hidden="true" {...drag} />
          <Head data-kind={kind}>
            {icon !== undefined && <IconTile icon={icon} tone={iconTone} />}
            <HeadWords>
              <Title>{title}</Title>
              {description !== undefined && <Subtitle>{description}</Subtitle>}
            </HeadWords>
            {hasCloseButton && (
              <IconButton label="Close" icon={X} onClick={close} disabled={isLocked} data-close="true" />
            )}
          </Head>
          {notice && <Notice>{notice}</Notice>}
          {children !== undefined && <Body>{children}</Body>}
          {(mainAction !== undefined || otherAction !== undefined) && (
            <Footer>
              {isStacked && mainAction}
              {otherAction}
              {!isStacked && mainAction}
            </Footer>
          )}
          {announcement !== undefined && <LiveRegion>{announcement}</LiveRegion>}
        </Content>
      </Base.Portal>
    </Base.Root>
  );
}
