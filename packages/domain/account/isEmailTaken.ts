/** Matches 'The email has already been taken.', 'Email exists.', 'This email is in use.'. */
const TAKEN = /\b(?:already|taken|exists|in use)\b/i;

/** Whether the server's message about the email field says that the email already has an account. */
export function isEmailTaken(message: string): boolean {
  return TAKEN.test(message);
}
