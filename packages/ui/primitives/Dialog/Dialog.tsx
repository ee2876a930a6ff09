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
  HeadText,
  Notice,
  Scrim,
  Subtitle,
  Title,
} from './Dialog.styles';
import { useSheetDrag } from './useSheetDrag';

export interface DialogProps {
  isOpen: boolean;
  /** Called on Escape, a press on the scrim or the close button, or a drag down. */
  onClose: () => void;
  title: string;
  /** Maximum width: 480 px (confirm), 520 px (report) or 760 px (edit). */
  size?: 'small' | 'medium' | 'large';
  /** `confirm`: a question, its buttons stacked on phones. `form`: header and footer stay visible while the body scrolls. */
  kind?: 'confirm' | 'form';
  /** `sheet` is at the bottom of the screen at every width. */
  shape?: 'dialog' | 'sheet';
  icon?: IconType;
  iconTone?: NonNullable<IconTileProps['tone']>;
  /** Text below the title; in a confirm dialog the question. */
  description?: ReactNode;
  /** All dialogs but delete and remove have a close button. */
  hasCloseButton?: boolean;
  /** Requires an answer: role `alertdialog`, and a press outside does not close it. See AlertDialog. */
  isAlert?: boolean;
  isLocked?: boolean;
  /** Announced politely when it changes, for example while a request is in flight. */
  announcement?: string;
  /** Below the header; stays visible while the body scrolls. */
  notice?: ReactNode;
  mainAction?: ReactNode;
  otherAction?: ReactNode;
  /** Focused first; by default the first control is. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/** During this time after opening, in ms, a press outside is ignored: it may be the second of a double press. */
const DOUBLE_PRESS_MS = 400;

const phoneQuery = `(max-width: ${breakpoint.md - 0.02}px)`;

function subscribeToWidth(onChange: () => void) {
  const query = window.matchMedia(phoneQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(phoneQuery).matches,
    () => false,
  );
}

/**
 * A modal dialog: traps focus, returns it on closing, closes on Escape and on a press outside. On phones every dialog is a
 * bottom sheet. Import it lazily: no screen needs it at first.
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
  // Focus order follows visual order: the main action comes first on phones, last on desktop.
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
            // Closing a toast, which is above the dialog, must not close the dialog.
            const isToast = event.target instanceof Element && event.target.closest('[data-toast-host]');
            const isSecondPress = performance.now() - openedAt.current < DOUBLE_PRESS_MS;
            if (isAlert || isToast || isSecondPress) event.preventDefault();
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
            if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
          }}
        >
          <Handle aria-hidden="true" {...drag} />
          <Head data-kind={kind}>
            {icon !== undefined && <IconTile icon={icon} tone={iconTone} />}
            <HeadText>
              <Title>{title}</Title>
              {description !== undefined && <Subtitle>{description}</Subtitle>}
            </HeadText>
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
