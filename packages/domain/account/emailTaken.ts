/** How servers say that an address has an account: 'The email has already been taken.', 'Email exists.', 'in use'. */
const TAKEN = /\b(?:already|taken|exists|in use)\b/i;

/** Whether a message at the email field says that the address has an account already (fault 96). */
export function isEmailTaken(message: string): boolean {
  return TAKEN.test(message);
}
