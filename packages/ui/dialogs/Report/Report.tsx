import { useReportProperty } from '@efie/api';
import type { Listing, ReportReason } from '@efie/domain';
import { useId, useRef } from 'react';
import { ReportForm, reportFailure, useReportForm } from '../../forms/ReportForm';
import { Button } from '../../primitives';
import { Dialog } from '../../primitives/Dialog';

export interface ReportProps {
  listing: Pick<Listing, 'id' | 'title'> & { agent: Pick<Listing['agent'], 'id'> };
  isOpen: boolean;
  onClose: () => void;
  /** Chosen from the start, where the way to the dialog names it; otherwise none is. */
  reason?: ReportReason | undefined;
  /** The server has taken the report; the dialog has asked to close. */
  onReported: (report: { listingId: string }) => void;
  /** Sending failed after the person had closed the dialog: what to say. An open dialog says it itself. */
  onFailed: (failure: { message: string }) => void;
}

/**
 * Tells the platform what is wrong with a listing; nobody needs an account (checklist 256 to 264). What was typed stays
 * through every failure, and through closing and reloading as a draft on this device (faults 83 to 86). Import it lazily,
 * and give it a new `key` each time it is opened.
 */
export function Report({ listing, isOpen, onClose, reason, onReported, onFailed }: ReportProps) {
  const formId = useId();
  const { mutateAsync } = useReportProperty();
  const isGone = useRef(false);

  const form = useReportForm({
    listingId: listing.id,
    reason: reason ?? '',
    send: async (values) => {
      try {
        return await mutateAsync({ ...values, listingId: listing.id, agentId: listing.agent.id });
      } catch (error) {
        if (isGone.current) onFailed({ message: reportFailure(error) });
        throw error;
      }
    },
    onDone: () => {
      if (!isGone.current) onClose();
      onReported({ listingId: listing.id });
    },
  });

  const close = () => {
    isGone.current = true;
    form.draft.keepNow();
    onClose();
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      kind="form"
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
    </Dialog>
  );
}
