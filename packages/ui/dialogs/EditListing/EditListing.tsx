import { ownListingName } from '@efie/domain/listing';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { EditListingForm } from '../../forms/EditListingForm';
import { useWithheldNotice } from '../../hooks/withheldData';
import { Button } from '../../primitives';
import { FormDialog } from '../../primitives/FormDialog';
import { notify } from '../../primitives/Toast';
import { color, space } from '../../theme';
import { useEditListing, type EditListingOptions } from './useEditListing';

/* Sticky, so that the notice is visible at any scroll position. */
const StickyNotice = styled.div`
  position: sticky;
  inset-block-end: calc(-1 * ${space[6]});
  background: ${color.raised};
`;

export interface EditListingProps extends EditListingOptions {
  /** Photos that were chosen before it was opened. */
  initialFiles?: readonly File[];
  /** Renders the notice of a slow save, shown while one is in flight; `onCancel` aborts it. */
  slowNotice: (onCancel: () => void) => ReactNode;
}

/**
 * Edits one of the agent's own listings. It is locked while saving. Cancel discards all changes; any other way of closing
 * stores a draft. Lazy-load it, and mount it to open it.
 */
export function EditListing({ initialFiles, slowNotice, ...options }: EditListingProps) {
  const { onClose } = options;
  const formId = useId();
  const submitButton = useRef<HTMLButtonElement>(null);
  const { form, progress, cancel, reload, isReloading } = useEditListing(options);
  const { isSubmitting, formRef, draft, waitReason } = form;

  useLayoutEffect(() => {
    // The focused field becomes inert: move focus to the submit button.
    if (isSubmitting && formRef.current?.contains(document.activeElement)) submitButton.current?.focus();
  }, [isSubmitting, formRef]);

  return (
    <FormDialog
      isOpen
      onClose={() => {
        draft.saveNow();
        onClose();
      }}
      isLocked={isSubmitting}
      size="large"
      title="Edit Property"
      description={<bdi>{ownListingName(options.listing)}</bdi>}
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
      <EditListingForm
        id={formId}
        form={form}
        initialFiles={initialFiles}
        onNotice={({ kind, text }) => notify({ kind, title: text })}
        onReload={reload}
        isReloading={isReloading}
      />
      <StickyNotice>{isSubmitting && slowNotice(cancel)}</StickyNotice>
    </FormDialog>
  );
}
