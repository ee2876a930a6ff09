import { object } from 'yup';
import { emailText, samePassword } from '../../fields/form';

/** Only the passwords are compared (section 5; checklist 304); the rest is the server's to judge (ruling 86). */
export const userSignupSchema = object({ email: emailText(), confirmPassword: samePassword('password') });
