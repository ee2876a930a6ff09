/** What a login answer says, or the refusal in its place. */
export interface SignInAnswer {
  /** '' when none came. */
  token: string;
  /** Null when the server did not say (ruling 75). */
  isEmailVerified: boolean | null;
  /** Everything that the server says in words. */
  messages: readonly string[];
}

/** In; or the address is to be verified first; or not in at all. */
export type SignInOutcome = 'in' | 'unverified' | 'refused';

/** 'not verified' or 'verify', anywhere, in any case (specification section 8; ruling 76). */
const ASKS_TO_VERIFY = /not verified|verify/i;

/**
 * What a login came to (specification section 8 "Login"). What the server says of the address goes before its words
 * (ruling 75), and both go before a token: an unverified person gets no session (ruling 74, fault 89).
 */
export function signInOutcome({ token, isEmailVerified, messages }: SignInAnswer): SignInOutcome {
  const isUnverified =
    isEmailVerified === null ? messages.some((said) => ASKS_TO_VERIFY.test(said)) : !isEmailVerified;
  if (isUnverified) return 'unverified';
  return token === '' ? 'refused' : 'in';
}
