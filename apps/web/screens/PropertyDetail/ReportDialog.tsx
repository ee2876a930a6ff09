import { notify } from '@efie/ui/primitives/Toast';
import { Report, type ReportProps } from '@efie/ui/dialogs/Report';

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

/** The dialog to report a listing; its outcome is announced outside it. */
export function ReportDialog(props: Omit<ReportProps, 'onReported' | 'onFailed'>) {
  return <Report {...props} onReported={notifySuccess} onFailed={notifyFailure} />;
}
