import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button';
import { Dialog, type DialogProps } from '../Dialog';
import type { IconType } from '../Icon';

export interface AlertDialogProps extends Pick<DialogProps, 'isOpen' | 'onClose' | 'title' | 'iconTone'> {
  /** The question, with what will be lost. */
  description: ReactNode;
  icon: IconType;
  /** The verb of the title: 'Delete Property'. */
  confirmLabel: string;
  /** In place of it while it is being done: 'Deleting...'. */
  busyLabel?: string;
  confirmKind?: 'danger' | 'primary';
  cancelLabel?: string;
  /** Runs once for a press; close the dialog when it is done. */
  onConfirm: () => void;
  /** It is being done: nothing closes the dialog, and a second press does nothing. */
  isBusy?: boolean;
  /** For what can be undone; delete and remove have none (corrections.md section 1, phone sheets). */
  hasCloseButton?: boolean;
  /** What went wrong, for example an Alert. */
  children?: ReactNode;
}

/**
 * A question before something is lost: icon tile, title, question, two buttons. Cancel has the first focus (corrections.md
 * section 2, Delete), a press on the scrim does not answer it, and while busy it stays. On phones a sheet whose buttons are
 * stacked, the main one first. Import it lazily: it brings the dialog's code with it.
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
  const cancel = useRef<HTMLButtonElement>(null);
  // In px: another, shorter label must not make the button smaller under the pointer.
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
      initialFocus={cancel}
      otherAction={
        <Button ref={cancel} kind="ghost" size="large" disabled={isBusy} onClick={onClose}>
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
