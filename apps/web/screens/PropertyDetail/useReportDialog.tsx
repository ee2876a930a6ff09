import type { ReportReason } from '@efie/domain/contact';
import type { Listing } from '@efie/domain/listing';
import { lazyDialog } from '@efie/ui';
import { notify } from '@efie/ui/primitives/Toast';
import { Suspense, useState, type ReactNode } from 'react';

const Report = lazyDialog(async () => (await import('@efie/ui/dialogs/Report')).Report);

interface DialogState {
  /** The dialog's React key, increased with each opening so that the form restores its draft. */
  count: number;
  isOpen: boolean;
  reason: ReportReason | undefined;
}

function notifySuccess(): void {
  notify({
    kind: 'success',
    title: 'Report submitted!',
    description: 'Thank you for helping us keep the platform safe.',
  });
}

function notifyFailure({ message }: { message: string }): void {
  notify({ kind: 'error', title: message, description: 'Your draft is saved on this device.' });
}

/** The lazy-loaded dialog to report a listing. */
export function useReportDialog(listing: Listing): {
  onReport: (reason?: ReportReason) => void;
  /** Render it once in the screen. */
  report: ReactNode;
} {
  const [dialogState, setDialogState] = useState<DialogState>({ count: 0, isOpen: false, reason: undefined });
  const report = dialogState.count > 0 && (
    <Suspense>
      <Report
        key={dialogState.count}
        listing={listing}
        isOpen={dialogState.isOpen}
        reason={dialogState.reason}
        onClose={() => setDialogState((current) => ({ ...current, isOpen: false }))}
        onReported={notifySuccess}
        onFailed={notifyFailure}
      />
    </Suspense>
  );
  return {
    onReport: (reason) => setDialogState(({ count }) => ({ count: count + 1, isOpen: true, reason })),
    report,
  };
}
