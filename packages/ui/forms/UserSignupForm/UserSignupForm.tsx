import { ServerForm, SubmitButton } from '../../fields/form';
import { PasswordField } from '../../fields/PasswordField';
import { TextField } from '../../fields/TextField';
import { DraftRestored, FieldColumn, useDraftedForm } from '../sending';
import { SIGNUP_SECRETS, SignupEmailField, type SignupFormProps } from '../signup';
import { USER_SIGNUP_VALUES, type UserSignupValues } from './userSignupValues';

const rules = async () => (await import('./userSignupSchema')).userSignupSchema;

/**
 * Full name, email, password and its repetition, both with show and hide (checklist 301, 302). What was typed, but for the
 * passwords, survives a refusal, a reload and the way back.
 */
export function UserSignupForm({ send, onDone, describeFailure, ways }: SignupFormProps<UserSignupValues>) {
  const form = useDraftedForm<UserSignupValues, void>({
    draftKey: 'user-signup',
    secrets: SIGNUP_SECRETS,
    initialValues: USER_SIGNUP_VALUES,
    schema: rules,
    send,
    onDone: (_, { email }) => onDone({ email }),
    describeFailure,
    // The one rule speaks at its field.
    describeInvalid: () => '',
  });
  return (
    <ServerForm form={form} label="Create Your Account">
      <DraftRestored draft={form.draft}> Passwords are not kept.</DraftRestored>
      <FieldColumn>
        <TextField name="name" label="Full name" autoComplete="name" />
        <SignupEmailField ways={ways} />
        <PasswordField name="password" label="Password" kind="new" />
        <PasswordField name="confirmPassword" label="Confirm password" kind="new" />
      </FieldColumn>
      <SubmitButton isFullWidth isSubmitting={form.isSubmitting} waitReason={form.waitReason}>
        Create Account
      </SubmitButton>
    </ServerForm>
  );
}
