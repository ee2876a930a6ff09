import type { ReactElement } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { media } from '../../theme/tokens';
import { Footer } from './DialogFrame.styles';

/** The buttons below a dialog's content. Elements: a text beside others would break in a translated page. */
export interface DialogActionProps {
  /** The button that does what the title says; last on wide screens. */
  mainAction?: ReactElement | false | undefined;
  /** The alternative, such as Cancel. */
  otherAction?: ReactElement | false | undefined;
}

interface DialogFooterProps extends DialogActionProps {
  /** The buttons are below each other on phones. */
  isStackedOnPhones?: boolean;
}

/** The row of buttons. Focus order follows visual order: where they are stacked, the main action comes first. */
export function DialogFooter({ mainAction, otherAction, isStackedOnPhones = false }: DialogFooterProps) {
  const isPhone = useMediaQuery(media.belowMd);
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
