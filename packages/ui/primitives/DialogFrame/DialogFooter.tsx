import { useSyncExternalStore, type ReactElement } from 'react';
import { breakpoint } from '../../theme/tokens';
import { Footer } from './DialogFrame.styles';

/** The buttons below a dialog's content. Elements: a text beside others would break in a translated page. */
export interface DialogActionProps {
  /** The button that does what the title says; last on wide screens. */
  mainAction?: ReactElement | false | undefined;
  /** The alternative, such as Cancel. */
  otherAction?: ReactElement | false | undefined;
}

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

interface DialogFooterProps extends DialogActionProps {
  /** The buttons are below each other on phones. */
  isStackedOnPhones?: boolean;
}

/** The row of buttons. Focus order follows visual order: where they are stacked, the main action comes first. */
export function DialogFooter({ mainAction, otherAction, isStackedOnPhones = false }: DialogFooterProps) {
  const isPhone = useIsPhone();
  if (mainAction === undefined && otherAction === undefined) return null;
  const isStacked = isPhone && isStackedOnPhones;
  return (
    <Footer>
      {isStacked && mainAction}
      {otherAction}
      {!isStacked && mainAction}
    </Footer>
  );
}
