import { object } from 'yup';
import { emailText, samePassword } from '../../fields';

export const SIGNUP_VALUES = { fullName: '', email: '', phone: '', password: '', confirmPassword: '' };
export type SignupValues = typeof SIGNUP_VALUES;

export const signupSchema = object({
  email: emailText(),
  confirmPassword: samePassword('password', 'Passwords do not match.'),
});
