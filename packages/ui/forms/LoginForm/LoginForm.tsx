import { Lock, Mail } from 'lucide-react';
import { EmailField } from '../../fields/EmailField';
import { ServerForm, SubmitButton } from '../../fields/form';
import { PasswordField } from '../../fields/PasswordField';
import { FieldColumn, useSendingForm } from '../sending';
import { LOGIN_VALUES, type LoginValues } from './loginValues';

const rules = async () => (await import('./loginSchema')).loginSchema;

export interface LoginFormProps {
  /** The form's accessible name. */
  label: string;
  /** What its button says: 'Login' for users, 'Sign In' for agents. */
  submitLabel: string;
  /** Sends what was typed; a rejection is told in the form, and both fields keep what they hold. */
  send: (values: LoginValues) => Promise<unknown>;
  /** What is said of a rejection. */
  describeFailure: (error: unknown) => string;
}

/**
 * Email and password with show and hide (checklist 265, 313); there is no remember-me control (checklist 268). Nothing is
 * refused before it is sent: what is wrong the server says (ruling 86). What was typed lives in memory only.
 */
export function LoginForm({ label, submitLabel, send, describeFailure }: LoginFormProps) {
  const form = useSendingForm<LoginValues>({
    initialValues: LOGIN_VALUES,
    schema: rules,
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
