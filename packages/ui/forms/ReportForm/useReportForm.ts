import { messageOr, retryText } from '@efie/api';
import { object } from 'yup';
import { emailText, useServerForm, type ServerFormState } from '../../fields/form';

/** What a report is made of (specification section 3 "Report"). */
export interface ReportValues {
  name: string;
  email: string;
  /** The label itself; '' while none is chosen. */
  reason: string;
  message: string;
}

export type ReportFormState = ServerFormState<ReportValues>;

export const NO_REPORT = { name: '', email: '', reason: '', message: '' } satisfies ReportValues;

/** Nothing is refused before it is sent: what is wrong the server says (ruling 70). */
const schema = object({ email: emailText() });

/** The specification's sentence, then the server's own words, then when to try again (rulings 89, 90, fault 18). */
export function reportFailure(error: unknown): string {
  const failed = 'Failed to submit report.';
  const said = messageOr(error, failed);
  return [said.startsWith(failed) ? said : `${failed} ${said}`, retryText(error)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** The state of the report form; `onSubmit` sends, its rejections are told in the form. */
export function useReportForm(options: {
  initialValues: ReportValues;
  onSubmit: (values: ReportValues) => Promise<unknown>;
}): ReportFormState {
  return useServerForm<ReportValues>({
    initialValues: options.initialValues,
    schema,
    onSubmit: options.onSubmit,
    describeFailure: reportFailure,
  });
}
