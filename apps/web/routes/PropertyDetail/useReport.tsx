import type { Listing, ReportReason } from '@efie/domain';
import { lazyDialog } from '@efie/ui';
import { notify } from '@efie/ui/primitives/Toast';
import { Suspense, useState, type ReactNode } from 'react';

const Report = lazyDialog(async () => (await import('@efie/ui/dialogs/Report')).Report);

interface Opening {
  /** A new one each time, so that the form reads its draft again. */
  count: number;
  isOpen: boolean;
  reason: ReportReason | undefined;
}

function thank(): void {
  notify({
    kind: 'success',
    title: 'Report submitted!',
    description: 'Thank you for helping us keep the platform safe.',
  });
}

function tellFailure({ message }: { message: string }): void {
  notify({ kind: 'error', title: message, description: 'Your words are kept on this device.' });
}

/** The report of a listing; the dialog's code comes with the first press (checklist 241, 260). */
export function useReport(listing: Listing): {
  /** Opens it, with a reason where the way to it names one. */
  onReport: (reason?: ReportReason) => void;
  /** Place it once in the screen. */
  report: ReactNode;
} {
  const [opening, setOpening] = useState<Opening>({ count: 0, isOpen: false, reason: undefined });
  const report = opening.count > 0 && (
    <Suspense fallback={null}>
      <Report
        key={opening.count}
        listing={listing}
        isOpen={opening.isOpen}
        reason={opening.reason}
        onClose={() => setOpening((last) => ({ ...last, isOpen: false }))}
        onReported={thank}
        onFailed={tellFailure}
      />
    </Suspense>
  );
  return {
    onReport: (reason) => setOpening(({ count }) => ({ count: count + 1, isOpen: true, reason })),
    report,
  };
}
