import { cleanEmail } from '@efie/domain/contact';
import { styled } from 'styled-components';
import { EmailField, PasswordField } from '../../fields';
import { color, space, type } from '../../theme/tokens';
import { LOGIN_VALUES, type LoginValues } from '../LoginForm/loginValues';
import { DONE, ServerForm, SubmitButton, useServerForm } from '../submission';

const Forgot = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
  ${type.small}
  color: ${color.text2};
  & > [role='link'] {
    color: ${color.text3};
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: not-allowed;
  }
`;

export interface LoginTabProps {
  /** Receives the values; the form sends no request. */
  onSubmit: (values: LoginValues) => Promise<unknown>;
}

/** The login tab: email, password and a disabled Forgot password link. */
export function LoginTab({ onSubmit }: LoginTabProps) {
  const form = useServerForm({
    initialValues: LOGIN_VALUES,
    send: async ({ email, password }) => {
      await onSubmit({ email: cleanEmail(email), password });
      return DONE;
    },
    onFailed: () => ({ kind: 'rejected', text: 'Invalid credentials. Please try again.' }),
  });
  return (
    <ServerForm form={form} label="Login" hasRequiredNote>
      <EmailField name="email" label="Email" autoComplete="username" isRequired />
      <PasswordField name="password" label="Password" kind="current" isRequired />
      <Forgot>
        {/* Focusable, so that screen reader users reach the link and its note. */}
        <span role="link" aria-disabled="true" tabIndex={0} aria-describedby="forgot-password-note">
          Forgot password
        </span>
        <span id="forgot-password-note">A password cannot be reset here yet.</span>
      </Forgot>
      <SubmitButton isFullWidth isSubmitting={form.isSubmitting}>
        Login
      </SubmitButton>
    </ServerForm>
  );
}
