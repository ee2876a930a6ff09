import { REPORT_REASONS } from '@efie/domain/contact';
import { styled } from 'styled-components';
import { EmailField } from '../../fields/EmailField';
import { RadioField } from '../../fields/RadioField';
import { TextAreaField } from '../../fields/TextAreaField';
import { TextField } from '../../fields/TextField';
import { media, space } from '../../theme';
import { DraftRestored, ServerForm } from '../submission';
import type { ReportFormState } from './useReportForm';

/* Closer than on a screen, so that the whole form fits on a phone. */
const Fields = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Pair = styled(Fields)`
  align-items: start;
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const REASONS = REPORT_REASONS.map((reason) => ({ value: reason, label: reason }));

export interface ReportFormProps {
  /** The form's id, for the `form` attribute of a submit button outside it. */
  id: string;
  /** State of the form, from its hook. */
  form: ReportFormState;
}

/** The fields of a report, without a submit button. */
export function ReportForm({ id, form }: ReportFormProps) {
  return (
    <ServerForm form={form} id={id} label="Report">
      <DraftRestored draft={form.draft} />
      <Fields>
        <Pair>
          <TextField name="name" label="Name" autoComplete="name" isRequired />
          <EmailField name="email" label="Email" isRequired />
        </Pair>
        <RadioField name="reason" label="Reason" options={REASONS} isRequired />
        <TextAreaField name="message" label="Message" rows={3} isRequired />
      </Fields>
    </ServerForm>
  );
}
