import { ServerForm, SubmitButton } from '../../fields/form';
import { PasswordField } from '../../fields/PasswordField';
import { TextField } from '../../fields/TextField';
import { DraftRestored, FieldColumn, useDraftForm } from '../submission';
import { SIGNUP_SECRETS, SignupEmailField, type SignupFormProps } from '../signup';
import { USER_SIGNUP_VALUES, type UserSignupValues } from './userSignupValues';

const loadSchema = async () => (await import('./userSignupSchema')).userSignupSchema;

/** The user signup form. Values other than passwords are stored as a draft. */
export function UserSignupForm({
  send,
  onDone,
  describeFailure,
  emailTakenLinks,
}: SignupFormProps<UserSignupValues>) {
  const form = useDraftForm<UserSignupValues, void>({
    draftKey: 'user-signup',
    secrets: SIGNUP_SECRETS,
    initialValues: USER_SIGNUP_VALUES,
    schema: loadSchema,
    send,
    onDone: (_, { email }) => onDone({ email }),
    describeFailure,
    describeInvalid: () => '',
  });
  return (
    <ServerForm form={form} label="Create Your Account">
      <DraftRestored draft={form.draft}>
        <span>Passwords are not saved in drafts.</span>
      </DraftRestored>
      <FieldColumn>
        <TextField name="name" label="Full name" autoComplete="name" />
        <SignupEmailField emailTakenLinks={emailTakenLinks} />
        <PasswordField name="password" label="Password" kind="new" />
        <PasswordField name="confirmPassword" label="Confirm password" kind="new" />
      </FieldColumn>
      <SubmitButton isFullWidth isSubmitting={form.isSubmitting} waitReason={form.waitReason}>
        Create Account
      </SubmitButton>
    </ServerForm>
  );
}
