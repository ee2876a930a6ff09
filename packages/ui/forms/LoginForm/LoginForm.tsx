import { Lock, Mail } from 'lucide-react';
import { EmailField } from '../../fields/EmailField';
import { ServerForm, SubmitButton } from '../../fields/form';
import { PasswordField } from '../../fields/PasswordField';
import { FieldColumn, useRateLimitedForm } from '../submission';
import { LOGIN_VALUES, type LoginValues } from './loginValues';

const loadSchema = async () => (await import('./loginSchema')).loginSchema;

export interface LoginFormProps {
  /** Label of the field. */
  label: string;
  /** 'Login' for users, 'Sign In' for agents. */
  submitLabel: string;
  /** Sends the values; a rejection is shown in the form, and both fields keep their values. */
  send: (values: LoginValues) => Promise<unknown>;
  /** The message for a rejection of the request. */
  describeFailure: (error: unknown) => string;
}

/** The login form. It validates nothing itself: the server does. Values are not stored on the device. */
export function LoginForm({ label, submitLabel, send, describeFailure }: LoginFormProps) {
  const form = useRateLimitedForm<LoginValues>({
    initialValues: LOGIN_VALUES,
    schema: loadSchema,
    onSubmit: send,
    describeFailure,
  });
  return (
    <ServerForm form={form} label={label}>
      <FieldColumn>
        <EmailField name="email" label="Email" autoComplete="username" icon={Mail} />
        <PasswordField name="password" label="Password" kind="current" icon={Lock} />
      </FieldColumn>
      <SubmitButton isFullWidth isSubmitting={form.isSubmitting} waitReason={form.waitReason}>
        {submitLabel}
      </SubmitButton>
    </ServerForm>
  );
}
