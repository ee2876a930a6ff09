import { object } from 'yup';
import { emailSchema, samePasswordSchema } from '../../fields';

export const SIGNUP_VALUES = { fullName: '', email: '', phone: '', password: '', confirmPassword: '' };
export type SignupValues = typeof SIGNUP_VALUES;

export const signupSchema = object({
  email: emailSchema(),
  confirmPassword: samePasswordSchema('password', 'Passwords do not match.'),
});
