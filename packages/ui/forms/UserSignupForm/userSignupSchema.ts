import { object } from 'yup';
import { emailText, samePassword } from '../../fields/form';

/** Only compares the passwords; the server validates the rest (ruling 86). */
export const userSignupSchema = object({ email: emailText(), confirmPassword: samePassword('password') });
