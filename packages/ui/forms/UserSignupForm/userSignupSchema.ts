import { object } from 'yup';
import { emailText, samePassword } from '../../fields/form';

/** What a user's account is made of (specification section 3 "User signup"). */
export const USER_SIGNUP_VALUES = { name: '', email: '', password: '', confirmPassword: '' };
export type UserSignupValues = typeof USER_SIGNUP_VALUES;

/** Only the passwords are compared (section 5; checklist 304); the rest is the server's to judge (ruling 86). */
export const userSignupSchema = object({ email: emailText(), confirmPassword: samePassword('password') });
