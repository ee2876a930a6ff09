import { PasswordField } from '../../fields/PasswordField';
import { TextField } from '../../fields/TextField';
import { DONE, DraftRestored, FieldColumn, ServerForm, SubmitButton, useServerForm } from '../submission';
import { describeInvalidSignup, SIGNUP_SECRETS, SignupEmailField, type SignupFormProps } from '../signup';
import { USER_SIGNUP_VALUES, type UserSignupValues } from './userSignupValues';

const loadSchema = async () => (await import('./userSignupSchema')).userSignupSchema;

/** The user signup form. Values other than passwords are stored as a draft. */
export function UserSignupForm({
  send,
  onDone,
  onFailed,
  emailTakenLinks,
}: SignupFormProps<UserSignupValues>) {
  const form = useServerForm<UserSignupValues>({
    initialValues: USER_SIGNUP_VALUES,
    draft: { key: 'user-signup', secrets: SIGNUP_SECRETS },
    schema: loadSchema,
    send: async (values) => {
      await send(values);
      return DONE;
    },
    onDone: (_, { email }) => onDone({ email }),
    onFailed,
    describeInvalid: describeInvalidSignup,
  });
  return (
    <ServerForm form={form} label="Create Your Account" hasRequiredNote>
      <DraftRestored draft={form.draft}>
        <span>Passwords are not saved in drafts.</span>
      </DraftRestored>
      <FieldColumn>
        <TextField name="name" label="Full name" autoComplete="name" isRequired />
        <SignupEmailField emailTakenLinks={emailTakenLinks} isRequired />
        <PasswordField name="password" label="Password" kind="new" isRequired />
        <PasswordField name="confirmPassword" label="Confirm password" kind="new" isRequired />
      </FieldColumn>
      <SubmitButton isFullWidth isSubmitting={form.isSubmitting} waitReason={form.waitReason}>
        Create Account
      </SubmitButton>
    </ServerForm>
  );
}
