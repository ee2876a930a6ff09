import { object } from 'yup';
import { emailSchema } from '../../fields/form';
import { failureText, useDraftForm, type DraftForm } from '../submission';

export type ReportValues = {
  name: string;
  email: string;
  /** The label itself; '' while no reason is selected. */
  reason: string;
  message: string;
};

export type ReportFormState = DraftForm<ReportValues>;

const EMPTY_REPORT = { name: '', email: '', reason: '', message: '' } satisfies ReportValues;

/** Only trims the email; the server validates the report (ruling 70). */
const schema = object({ email: emailSchema() });

export const reportFailure = (error: unknown): string => failureText('Failed to submit report.', error);

/** The state of the report form. A rejection of `send` is shown in the form; otherwise `onDone` is called. */
export function useReportForm(options: {
  listingId: string;
  /** The preselected reason, or ''. */
  reason: string;
  send: (values: ReportValues) => Promise<unknown>;
  onDone: () => void;
}): ReportFormState {
  return useDraftForm<ReportValues, unknown>({
    draftKey: `report ${options.listingId}`,
    initialValues: EMPTY_REPORT,
    presetValues: options.reason === '' ? {} : { reason: options.reason },
    schema,
    send: options.send,
    onDone: options.onDone,
    describeFailure: reportFailure,
  });
}
