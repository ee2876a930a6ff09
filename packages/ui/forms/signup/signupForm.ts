import type { EmailTakenWays } from './SignupEmailField';

/** What both sign-ups are given by their screens. */
export interface SignupFormProps<Signup> {
  /** Sends a sign-up; a rejection is told in the form, and every field keeps what it holds. */
  send: (signup: Signup) => Promise<void>;
  /** The account is there and the draft is gone: lead on. */
  onDone: (account: { email: string }) => void;
  /** What is said of a rejection. */
  describeFailure: (error: unknown) => string;
  /** Where to go when the address is taken. */
  ways: EmailTakenWays;
}

/** The fields that never lie on the device. */
export const SIGNUP_SECRETS = ['password', 'confirmPassword'] as const;
