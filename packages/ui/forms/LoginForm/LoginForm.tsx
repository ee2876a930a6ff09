import { Lock, Mail } from 'lucide-react';
import { styled } from 'styled-components';
import { EmailField } from '../../fields/EmailField';
import { ServerForm, useServerForm } from '../../fields/form';
import { PasswordField } from '../../fields/PasswordField';
import { Button } from '../../primitives';
import { space } from '../../theme';
import { useRetryWait } from '../sending';
import { LOGIN_VALUES, loginSchema, type LoginValues } from './loginSchema';

const Fields = styled.div`
  display: grid;
  gap: ${space[5]};
  min-inline-size: 0;
`;

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
  const retry = useRetryWait();
  const form = useServerForm<LoginValues>({
    initialValues: LOGIN_VALUES,
    schema: loginSchema,
    onSubmit: async (values) => {
      try {
        await send(values);
      } catch (error) {
        retry.after(error);
        throw error;
      }
    },
    describeFailure,
  });
  return (
    <ServerForm form={form} label={label}>
      <Fields>
        <EmailField name="email" label="Email" autoComplete="username" icon={Mail} />
        <PasswordField name="password" label="Password" kind="current" icon={Lock} />
      </Fields>
      <Button
        type="submit"
        size="large"
        isFullWidth
        isLoading={form.isSubmitting}
        disabledReason={form.isSubmitting ? undefined : retry.reason}
      >
        {submitLabel}
      </Button>
    </ServerForm>
  );
}
