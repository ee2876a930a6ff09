// The form in docs/guides; tools/guides.test.ts compares the two.
import { messageOr, reportProperty, type PropertyReport } from '@efie/api';
import {
  EmailField,
  formSchema,
  requiredMessage,
  requiredTextSchema,
  TextAreaField,
  TextField,
} from '@efie/ui/fields';
import { DONE, ServerForm, SubmitButton, useServerForm } from '@efie/ui/forms/submission';

const EMPTY = { name: '', email: '', message: '' };
const schema = formSchema<typeof EMPTY>({ message: requiredTextSchema(requiredMessage('Message')) });

export function OtherReport({ listingId, agentId }: Pick<PropertyReport, 'listingId' | 'agentId'>) {
  const form = useServerForm({
    initialValues: EMPTY,
    schema,
    send: async (values) => {
      await reportProperty({ ...values, reason: 'Other', listingId, agentId });
      return DONE;
    },
    onFailed: (error) => ({ kind: 'rejected', text: messageOr(error, 'Failed to submit report') }),
  });
  return (
    <ServerForm form={form} label="Report Issue" hasRequiredNote>
      <TextField name="name" label="Name" />
      <EmailField name="email" label="Email" />
      <TextAreaField name="message" label="Message" isRequired />
      <SubmitButton isSubmitting={form.isSubmitting}>Submit Report</SubmitButton>
    </ServerForm>
  );
}
