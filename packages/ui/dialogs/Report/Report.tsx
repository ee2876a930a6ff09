import { useReportProperty } from '@efie/api';
import type { ReportReason } from '@efie/domain/contact';
import type { Listing } from '@efie/domain/listing';
import { useId, useRef } from 'react';
import { ReportForm, useReportForm } from '../../forms/ReportForm';
import { Button } from '../../primitives';
import { FormDialog } from '../../primitives/FormDialog';

export interface ReportProps {
  /** The listing with the problem. */
  listing: Pick<Listing, 'id' | 'title'> & { agent: Pick<Listing['agent'], 'id'> };
  /** Mounted closed, it opens with an animation. */
  isOpen: boolean;
  /** Called when it is closed, and after the report was received. */
  onClose: () => void;
  /** The reason that is initially selected. */
  reason?: ReportReason | undefined;
  /** The report was received, perhaps after the dialog was closed. */
  onReported: (report: { listingId: string }) => void;
  /** Called with an error message if sending fails after the dialog was closed; an open dialog shows it itself. */
  onFailed: (failure: { message: string }) => void;
}

/**
 * Reports a problem with a listing; no account is needed. A draft is stored on the device, so that values survive failures,
 * closing and reloading. Lazy-load it, and give it a new `key` each time it opens.
 */
export function Report({ listing, isOpen, onClose, reason, onReported, onFailed }: ReportProps) {
  const formId = useId();
  const { mutateAsync } = useReportProperty();
  const isClosed = useRef(false);

  const form = useReportForm({
    listingId: listing.id,
    reason: reason ?? '',
    send: (values) => mutateAsync({ ...values, listingId: listing.id, agentId: listing.agent.id }),
    onDone: () => {
      if (!isClosed.current) onClose();
      onReported({ listingId: listing.id });
    },
    onFailed: (message) => {
      if (isClosed.current) onFailed({ message });
    },
  });

  const close = () => {
    isClosed.current = true;
    form.draft.saveNow();
    onClose();
  };

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      size="medium"
      title="Report Issue"
      description={<bdi>{listing.title}</bdi>}
      announcement={form.isSubmitting ? 'Sending your report' : ''}
      otherAction={
        <Button kind="ghost" size="large" onClick={close}>
          {form.isSubmitting ? 'Close' : 'Cancel'}
        </Button>
      }
      mainAction={
        <Button
          type="submit"
          form={formId}
          size="large"
          isLoading={form.isSubmitting}
          disabledReason={form.isSubmitting ? undefined : form.waitReason}
        >
          Submit Report
        </Button>
      }
    >
      <ReportForm id={formId} form={form} />
    </FormDialog>
  );
}
