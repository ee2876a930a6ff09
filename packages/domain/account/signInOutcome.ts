/** The parts of a login response, or of its error, that decide the outcome. */
export interface SignInResponse {
  /** Empty when missing. */
  token: string;
  /** Null when the server did not send it. */
  isEmailVerified: boolean | null;
  /** The response's general message and its field messages. */
  messages: readonly string[];
}

/** 'in': signed in. 'unverified': the email must be verified first. 'rejected': not signed in. */
export type SignInOutcome = 'in' | 'unverified' | 'rejected';

/** Matches anywhere in a message (ruling 76). */
const VERIFY_EMAIL_MESSAGE = /not verified|verify/i;

/**
 * The outcome of a login. `isEmailVerified` takes precedence over messages (ruling 75), and both over a token: an
 * unverified account gets no session.
 */
export function signInOutcome({ token, isEmailVerified, messages }: SignInResponse): SignInOutcome {
  const isUnverified =
    isEmailVerified === null
      ? messages.some((message) => VERIFY_EMAIL_MESSAGE.test(message))
      : !isEmailVerified;
  if (isUnverified) return 'unverified';
  return token === '' ? 'rejected' : 'in';
}
