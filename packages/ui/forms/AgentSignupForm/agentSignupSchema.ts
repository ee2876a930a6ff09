import { object } from 'yup';
import { emailText, samePassword, signupPhoneText } from '../../fields/form';

/** Validates only the phone's format and the passwords; the server validates the rest (rulings 83, 86). */
export const agentSignupSchema = object({
  email: emailText(),
  phone: signupPhoneText(),
  confirmPassword: samePassword('password', 'Please ensure both passwords match.'),
});
