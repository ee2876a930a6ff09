import type { ReportReason } from '@efie/domain/contact';
import type { Listing } from '@efie/domain/listing';
import { LazyDialog } from '@efie/ui';
import { useState, type ReactNode } from 'react';
import { onDemand } from './modules';

interface DialogState {
  /** The dialog's React key, increased with each opening so that the form restores its draft. */
  count: number;
  isOpen: boolean;
  reason: ReportReason | undefined;
}

/** The dialog to report a listing. */
export function useReportDialog(listing: Listing): {
  onReport: (reason?: ReportReason) => void;
  /** Render it once in the screen. */
  report: ReactNode;
} {
  const [dialogState, setDialogState] = useState<DialogState>({ count: 0, isOpen: false, reason: undefined });
  const close = () => setDialogState((current) => ({ ...current, isOpen: false }));
  const report = dialogState.count > 0 && (
    <LazyDialog from={onDemand} isOpen={dialogState.isOpen} onClose={close}>
      {({ ReportDialog }) => (
        <ReportDialog
          key={dialogState.count}
          listing={listing}
          isOpen={dialogState.isOpen}
          reason={dialogState.reason}
          onClose={close}
        />
      )}
    </LazyDialog>
  );
  return {
    onReport: (reason) => setDialogState(({ count }) => ({ count: count + 1, isOpen: true, reason })),
    report,
  };
}
