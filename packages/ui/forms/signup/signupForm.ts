import type { EmailTakenLinks } from './SignupEmailField';

export interface SignupFormProps<Signup> {
  /** Sends the signup; a rejection is shown in the form, and every field keeps its value. */
  send: (signup: Signup) => Promise<void>;
  /** Called after the account was created and the draft deleted. */
  onDone: (account: { email: string }) => void;
  /** The message for a rejection of the request. */
  describeFailure: (error: unknown) => string;
  /** Where users go whose email address has an account already. */
  emailTakenLinks: EmailTakenLinks;
}

export const SIGNUP_SECRETS = ['password', 'confirmPassword'] as const;
