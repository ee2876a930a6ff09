import { emailSchema, formSchema, samePasswordSchema } from '../../fields';

export const SIGNUP_VALUES = { fullName: '', email: '', phone: '', password: '', confirmPassword: '' };
export type SignupValues = typeof SIGNUP_VALUES;

export const signupSchema = formSchema<SignupValues>({
  email: emailSchema(),
  confirmPassword: samePasswordSchema('password', 'Passwords do not match.'),
});
