import { failureReason } from '@efie/api';
import { cleanEmail } from '@efie/domain/contact';
import { DONE, useServerForm, type ServerFormState } from '../submission';

export type ReportValues = {
  name: string;
  email: string;
  /** The label itself; '' while no reason is selected. */
  reason: string;
  message: string;
};

export type ReportFormState = ServerFormState<ReportValues>;

const EMPTY_REPORT = { name: '', email: '', reason: '', message: '' } satisfies ReportValues;

const FAILED = 'Failed to submit report.';

/**
 * The specified message, then the server's, then when to try again (rulings 89, 90):
 * 'Failed to submit report. Too many requests. You can send it again in 30 seconds.'
 */
function describeFailure(error: unknown): string {
  const reason = failureReason(error, FAILED);
  return reason.startsWith(FAILED) ? reason : `${FAILED} ${reason}`;
}

/** The state of the report form. It validates nothing: the server does (ruling 70). */
export function useReportForm(options: {
  listingId: string;
  /** The preselected reason, or ''. */
  reason: string;
  send: (values: ReportValues) => Promise<unknown>;
  onDone: () => void;
  /** Called with the message that the form shows when the request fails. */
  onFailed: (message: string) => void;
}): ReportFormState {
  return useServerForm<ReportValues>({
    initialValues: EMPTY_REPORT,
    draft: {
      key: `report ${options.listingId}`,
      presetValues: options.reason === '' ? {} : { reason: options.reason },
    },
    send: async (values) => {
      await options.send({ ...values, email: cleanEmail(values.email) });
      return DONE;
    },
    onDone: options.onDone,
    onFailed: (error) => {
      const text = describeFailure(error);
      options.onFailed(text);
      return { kind: 'rejected', text };
    },
  });
}
