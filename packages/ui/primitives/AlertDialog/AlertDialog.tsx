import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button';
import { DialogBody, DialogFooter, DialogFrame, DialogHeader, type DialogBaseProps } from '../DialogFrame';
import type { IconType } from '../Icon';
import type { IconTileTone } from '../IconTile';

export interface AlertDialogProps extends DialogBaseProps {
  /** The question, with what will be lost. */
  description: ReactNode;
  /** Shown in a tile above the title. */
  icon: IconType;
  /** Color of the icon's tile: neutral for an action that can be undone. */
  iconTone?: IconTileTone;
  /** Repeats the verb of the title: 'Delete Property'. */
  confirmLabel: string;
  /** Replaces `confirmLabel` while busy: 'Deleting...'. */
  busyLabel?: string;
  /** Called once per press. Close the dialog when the action has succeeded. */
  onConfirm: () => void;
  /** The action is running: nothing closes the dialog, and further presses do nothing. */
  isBusy?: boolean;
  /** Shown above the buttons, such as the error of a failed attempt. */
  children?: ReactNode;
}

/**
 * Asks for confirmation before data is lost. Cancel is focused first, a press on the scrim does not close it, and it stays
 * open while busy. On phones it is a sheet with stacked buttons, the main one first. Import it lazily: it includes the
 * dialog's code.
 */
export function AlertDialog({
  isOpen,
  onClose,
  title,
  description,
  icon,
  iconTone = 'danger',
  confirmLabel,
  busyLabel = confirmLabel,
  onConfirm,
  isBusy = false,
  children,
}: AlertDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  // In px. A shorter busy label must not shrink the button under the pointer.
  const [idleWidth, setIdleWidth] = useState(0);
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      kind="confirm"
      isDescribed
      isLocked={isBusy}
      announcement={isBusy ? busyLabel : ''}
      initialFocus={cancelButton}
    >
      <DialogHeader kind="confirm" title={title} description={description} icon={icon} iconTone={iconTone} />
      {children !== undefined && <DialogBody>{children}</DialogBody>}
      <DialogFooter
        isStackedOnPhones
        otherAction={
          <Button ref={cancelButton} kind="ghost" size="large" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
        }
        mainAction={
          <Button
            kind="danger"
            size="large"
            isLoading={isBusy}
            style={isBusy ? { minInlineSize: `min(${idleWidth}px, 100%)`, paddingInline: 'var(--pad)' } : {}}
            onClick={(event) => {
              setIdleWidth(event.currentTarget.getBoundingClientRect().width);
              onConfirm();
            }}
          >
            {isBusy ? busyLabel : confirmLabel}
          </Button>
        }
      />
    </DialogFrame>
  );
}
