import { object } from 'yup';
import { emailSchema, samePasswordSchema, signupPhoneSchema } from '../../fields/form';

/** Validates only the phone's format and the passwords; the server validates the rest (rulings 83, 86). */
export const agentSignupSchema = object({
  email: emailSchema(),
  phone: signupPhoneSchema(),
  confirmPassword: samePasswordSchema('password', 'Please ensure both passwords match.'),
});
