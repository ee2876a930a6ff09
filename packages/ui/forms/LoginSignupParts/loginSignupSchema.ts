import { object } from 'yup';
import { emailText, samePassword } from '../../fields';

/** What the sign-up tab holds (specification section 2). */
export const SIGNUP_VALUES = { fullName: '', email: '', phone: '', password: '', confirmPassword: '' };
export type SignupValues = typeof SIGNUP_VALUES;

/** The one rule of the stub, in the specification's words (section 5; checklist 91). */
export const signupSchema = object({
  email: emailText(),
  confirmPassword: samePassword('password', 'Passwords do not match.'),
});
