// The form in docs/guides; tools/guides.test.ts compares the two.
import { messageOr, reportProperty, type PropertyReport } from '@efie/api';
import {
  EmailField,
  requiredMessage,
  requiredTextSchema,
  ServerForm,
  SubmitButton,
  TextAreaField,
  TextField,
  useServerForm,
} from '@efie/ui/fields';
import { object } from 'yup';

const schema = object({ message: requiredTextSchema(requiredMessage('Message')) });

export function OtherReport({ listingId, agentId }: Pick<PropertyReport, 'listingId' | 'agentId'>) {
  const form = useServerForm({
    initialValues: { name: '', email: '', message: '' },
    schema,
    onSubmit: (values) => reportProperty({ ...values, reason: 'Other', listingId, agentId }),
    describeFailure: (error) => messageOr(error, 'Failed to submit report'),
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
