import { cleanEmail } from '@efie/domain/contact';
import { Lock, Mail } from 'lucide-react';
import { EmailField } from '../../fields/EmailField';
import { PasswordField } from '../../fields/PasswordField';
import { DONE, FieldColumn, ServerForm, SubmitButton, useServerForm, type Failure } from '../submission';
import { LOGIN_VALUES, type LoginValues } from './loginValues';

export interface LoginFormProps {
  /** The form's accessible name. */
  label: string;
  /** 'Login' for users, 'Sign In' for agents. */
  submitLabel: string;
  /** Sends the values; after a failure both fields keep their values. */
  send: (values: LoginValues) => Promise<unknown>;
  /** What the form shows when the request fails. */
  onFailed: (error: unknown) => Failure;
}

/** The login form. It validates nothing: the server does (ruling 86). Values are not stored on the device. */
export function LoginForm({ label, submitLabel, send, onFailed }: LoginFormProps) {
  const form = useServerForm<LoginValues>({
    initialValues: LOGIN_VALUES,
    send: async ({ email, password }) => {
      await send({ email: cleanEmail(email), password });
      return DONE;
    },
    onFailed,
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
