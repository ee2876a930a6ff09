import { object } from 'yup';
import { emailText } from '../../fields/form';
import { failureText, useDraftedForm, type DraftedForm } from '../sending';

/** What a report is made of (specification section 3 "Report"). */
export type ReportValues = {
  name: string;
  email: string;
  /** The label itself; '' while none is chosen. */
  reason: string;
  message: string;
};

export type ReportFormState = DraftedForm<ReportValues>;

const NO_REPORT = { name: '', email: '', reason: '', message: '' } satisfies ReportValues;

/** Nothing is refused before it is sent: what is wrong the server says (ruling 70). */
const schema = object({ email: emailText() });

/** What is said of a report that was not taken. */
export const reportFailure = (error: unknown): string => failureText('Failed to submit report.', error);

/** The state of the report form; `send` sends, its rejections are told in the form; `onDone` is told of the rest. */
export function useReportForm(options: {
  listingId: string;
  /** Chosen by the way to the form; '' when none is. */
  reason: string;
  send: (values: ReportValues) => Promise<unknown>;
  onDone: () => void;
}): ReportFormState {
  return useDraftedForm<ReportValues, unknown>({
    draftKey: `report ${options.listingId}`,
    initialValues: NO_REPORT,
    chosen: options.reason === '' ? {} : { reason: options.reason },
    schema,
    send: options.send,
    onDone: options.onDone,
    describeFailure: reportFailure,
  });
}
