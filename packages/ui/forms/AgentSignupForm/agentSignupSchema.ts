import { object } from 'yup';
import { emailText, samePassword, signupPhoneText } from '../../fields/form';

/**
 * The phone's format (ruling 6) and the passwords are looked at (section 5; checklist 285, 299); the terms are not, and the
 * rest is the server's to judge (rulings 83, 86).
 */
export const agentSignupSchema = object({
  email: emailText(),
  phone: signupPhoneText(),
  confirmPassword: samePassword('password', 'Please ensure both passwords match.'),
});
