import { EmailField, PasswordField, PhoneField, TextField } from '../../fields';
import { DONE, ServerForm, SubmitButton, useServerForm } from '../submission';
import { signupSchema, SIGNUP_VALUES, type SignupValues } from './loginSignupSchema';

export interface SignupTabProps {
  /** Receives the values; the form sends no request. */
  onSubmit: (values: SignupValues) => Promise<unknown>;
}

export function SignupTab({ onSubmit }: SignupTabProps) {
  const form = useServerForm({
    initialValues: SIGNUP_VALUES,
    schema: signupSchema,
    send: async (values) => {
      await onSubmit(values);
      return DONE;
    },
    onFailed: () => ({ kind: 'rejected', text: 'Something went wrong. Please try again.' }),
  });
  return (
    <ServerForm form={form} label="Sign up" hasRequiredNote>
      <TextField name="fullName" label="Full name" autoComplete="name" isRequired />
      <EmailField name="email" label="Email" isRequired />
      <PhoneField name="phone" label="Phone" isRequired />
      <PasswordField name="password" label="Password" kind="new" isRequired />
      <PasswordField name="confirmPassword" label="Confirm password" kind="new" isRequired />
      <SubmitButton isFullWidth isSubmitting={form.isSubmitting}>
        Sign up
      </SubmitButton>
    </ServerForm>
  );
}
