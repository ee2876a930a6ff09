import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button';
import { Dialog, type DialogProps } from '../Dialog';
import type { IconType } from '../Icon';

export interface AlertDialogProps extends Pick<DialogProps, 'isOpen' | 'onClose' | 'title' | 'iconTone'> {
  description: ReactNode;
  icon: IconType;
  /** Repeats the verb of the title: 'Delete Property'. */
  confirmLabel: string;
  /** Replaces `confirmLabel` while busy: 'Deleting...'. */
  busyLabel?: string;
  confirmKind?: 'danger' | 'primary';
  cancelLabel?: string;
  /** Called once per press. Close the dialog when the action has succeeded. */
  onConfirm: () => void;
  /** The action is running: nothing closes the dialog, and further presses do nothing. */
  isBusy?: boolean;
  /** Only for actions that can be undone. */
  hasCloseButton?: boolean;
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
  iconTone = 'danger',
  description,
  icon,
  confirmLabel,
  busyLabel = confirmLabel,
  confirmKind = 'danger',
  cancelLabel = 'Cancel',
  onConfirm,
  isBusy = false,
  hasCloseButton = false,
  children,
}: AlertDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  // In px. A shorter busy label must not shrink the button under the pointer.
  const [idleWidth, setIdleWidth] = useState(0);
  return (
    <Dialog
      isAlert
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={description}
      icon={icon}
      iconTone={iconTone}
      hasCloseButton={hasCloseButton}
      isLocked={isBusy}
      announcement={isBusy ? busyLabel : ''}
      initialFocus={cancelButton}
      otherAction={
        <Button ref={cancelButton} kind="ghost" size="large" disabled={isBusy} onClick={onClose}>
          {cancelLabel}
        </Button>
      }
      mainAction={
        <Button
          kind={confirmKind}
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
    >
      {children}
    </Dialog>
  );
}
