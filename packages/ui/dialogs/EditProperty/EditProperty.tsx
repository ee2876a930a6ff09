import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { EditPropertyForm, type EditPropertyFormProps } from '../../forms/EditPropertyForm';
import { useWithheldNotice } from '../../hooks/withheldData';
import { Button } from '../../primitives';
import { Dialog } from '../../primitives/Dialog';
import { color, space } from '../../theme';

/* In sight wherever the body is scrolled to. */
const Wait = styled.div`
  position: sticky;
  inset-block-end: calc(-1 * ${space[6]});
  background: ${color.raised};
`;

export interface EditPropertyProps extends Omit<EditPropertyFormProps, 'id'> {
  /** Escape, a press beside it, the close button: what was typed is kept as a draft, and back when it opens again. */
  onClose: () => void;
  /** What a save is doing: 'Sending photo 2 of 3'. '' when none is on its way. */
  progress: string;
  /** Speaks up when a save takes long. */
  slowNotice: ReactNode;
}

/**
 * Changes one of the agent's own listings (checklist 409 to 439): head and foot stay, the fields scroll. While it is being
 * saved nothing can be edited, and it stays open. Cancel gives up all that was typed, marked and queued; every other way
 * out keeps what was typed. Import it lazily, and mount it when it opens.
 */
export function EditProperty({ form, onClose, progress, slowNotice, ...rest }: EditPropertyProps) {
  const formId = useId();
  const submitButton = useRef<HTMLButtonElement>(null);
  const { isSubmitting, formRef, draft, waitReason } = form;

  useLayoutEffect(() => {
    // What had the focus cannot be used now; the button that was meant can.
    if (isSubmitting && formRef.current?.contains(document.activeElement)) submitButton.current?.focus();
  }, [isSubmitting, formRef]);

  return (
    <Dialog
      isOpen
      onClose={() => {
        draft.keepNow();
        onClose();
      }}
      isLocked={isSubmitting}
      kind="form"
      size="large"
      title="Edit Property"
      announcement={progress}
      notice={useWithheldNotice()}
      otherAction={
        <Button
          kind="ghost"
          size="large"
          disabledReason={isSubmitting ? 'Your changes are being sent' : undefined}
          onClick={() => {
            draft.discard();
            onClose();
          }}
        >
          Cancel
        </Button>
      }
      mainAction={
        <Button
          ref={submitButton}
          type="submit"
          form={formId}
          size="large"
          isLoading={isSubmitting}
          disabledReason={isSubmitting ? undefined : waitReason}
        >
          {isSubmitting ? 'Updating...' : 'Update Property'}
        </Button>
      }
    >
      <div inert={isSubmitting}>
        <EditPropertyForm id={formId} form={form} {...rest} />
      </div>
      <Wait>{slowNotice}</Wait>
    </Dialog>
  );
}
