import type { ReactNode, RefObject } from 'react';
import {
  DialogBody,
  DialogFooter,
  DialogFrame,
  DialogHeader,
  type DialogActionProps,
  type DialogBaseProps,
} from '../DialogFrame';
import type { IconType } from '../Icon';
import type { IconTileTone } from '../IconTile';

export interface DialogProps extends DialogBaseProps, DialogActionProps {
  /** The question or notice below the title. */
  description: ReactNode;
  /** Shown in a tile above the title. */
  icon?: IconType;
  /** Color of the icon's tile. */
  iconTone?: IconTileTone;
  /** Focused first; by default the close button is. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Content between the description and the buttons. */
  children?: ReactNode;
}

/**
 * A modal dialog with a question or a notice. It closes on Escape and on a press outside, and returns focus. On phones it is
 * a bottom sheet with stacked buttons, the main one first. Import it lazily: no screen needs it at first.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  icon,
  iconTone,
  mainAction,
  otherAction,
  initialFocus,
  children,
}: DialogProps) {
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} kind="confirm" isDescribed initialFocus={initialFocus}>
      <DialogHeader
        kind="confirm"
        title={title}
        description={description}
        icon={icon}
        iconTone={iconTone}
        onClose={onClose}
      />
      {children !== undefined && <DialogBody>{children}</DialogBody>}
      <DialogFooter isStackedOnPhones mainAction={mainAction} otherAction={otherAction} />
    </DialogFrame>
  );
}
