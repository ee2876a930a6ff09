import type { Failure } from '../submission';
import type { EmailTakenLinks } from './SignupEmailField';

export interface SignupFormProps<Signup> {
  /** Sends the signup; after a failure every field keeps its value. */
  send: (signup: Signup) => Promise<unknown>;
  /** Called after the account was created and the draft deleted. */
  onDone: (account: { email: string }) => void;
  /** What the form shows when the request fails. */
  onFailed: (error: unknown) => Failure;
  /** Where users go whose email address has an account already. */
  emailTakenLinks: EmailTakenLinks;
}

export const SIGNUP_SECRETS = ['password', 'confirmPassword'] as const;
