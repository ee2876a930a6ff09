import type { ReactNode } from 'react';
import {
  DialogBody,
  DialogFooter,
  DialogFrame,
  DialogHeader,
  type DialogActionProps,
  type DialogBaseProps,
} from '../DialogFrame';

export interface BottomSheetProps extends DialogBaseProps, DialogActionProps {
  /** The options; they scroll between header and footer. */
  children: ReactNode;
}

/** A sheet at the bottom of the screen: handle, title, close button, scrolling body, sticky footer. Import it lazily. */
export function BottomSheet({ isOpen, onClose, title, mainAction, otherAction, children }: BottomSheetProps) {
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      kind="form"
      shape="sheet"
      size="medium"
      isDescribed={false}
    >
      <DialogHeader kind="form" title={title} onClose={onClose} />
      <DialogBody>{children}</DialogBody>
      <DialogFooter mainAction={mainAction} otherAction={otherAction} />
    </DialogFrame>
  );
}
