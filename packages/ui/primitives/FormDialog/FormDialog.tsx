import type { ReactNode, RefObject } from 'react';
import {
  DialogBody,
  DialogFooter,
  DialogFrame,
  DialogHeader,
  DialogNotice,
  type DialogActionProps,
  type DialogBaseProps,
  type DialogSize,
} from '../DialogFrame';

export interface FormDialogProps extends DialogBaseProps, DialogActionProps {
  /** Maximum width: 480, 520 or 760 px. */
  size?: DialogSize;
  /** Text below the title, such as the listing that the form is about. */
  description?: ReactNode;
  /** Nothing closes it, for example while it saves. */
  isLocked?: boolean;
  /** Announced politely when it changes, for example while a request is in flight. */
  announcement?: string;
  /** Focused first; by default the close button is. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Below the header; stays visible while the body scrolls. */
  notice?: ReactNode;
  /** The form, below the title. */
  children: ReactNode;
}

/**
 * A modal dialog for a form: header and footer stay visible while the body scrolls. It closes on Escape and on a press
 * outside, and returns focus. On phones it is a bottom sheet. Import it lazily: no screen needs it at first.
 */
export function FormDialog({
  isOpen,
  onClose,
  title,
  size = 'small',
  description,
  isLocked = false,
  announcement,
  initialFocus,
  notice,
  mainAction,
  otherAction,
  children,
}: FormDialogProps) {
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      kind="form"
      size={size}
      isDescribed={description !== undefined}
      isLocked={isLocked}
      announcement={announcement}
      initialFocus={initialFocus}
    >
      <DialogHeader
        kind="form"
        title={title}
        description={description}
        onClose={onClose}
        isLocked={isLocked}
      />
      {notice && <DialogNotice>{notice}</DialogNotice>}
      <DialogBody>{children}</DialogBody>
      <DialogFooter mainAction={mainAction} otherAction={otherAction} />
    </DialogFrame>
  );
}
