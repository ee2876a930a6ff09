import type { EmailTakenWays } from './SignupEmailField';

/** Props of both signup forms. */
export interface SignupFormProps<Signup> {
  /** Sends the signup; a rejection is shown in the form, and every field keeps its value. */
  send: (signup: Signup) => Promise<void>;
  /** Called after the account was created and the draft deleted. */
  onDone: (account: { email: string }) => void;
  /** The message for a rejection. */
  describeFailure: (error: unknown) => string;
  /** Links for an email that is taken. */
  ways: EmailTakenWays;
}

/** Fields that are never stored on the device. */
export const SIGNUP_SECRETS = ['password', 'confirmPassword'] as const;
