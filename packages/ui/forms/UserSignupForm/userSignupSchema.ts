import { emailSchema, formSchema, requiredTextSchema, samePasswordSchema } from '../../fields/form';
import type { UserSignupValues } from './userSignupValues';

/** Requires every field and equal passwords; the server validates the rest (ruling 86). */
export const userSignupSchema = formSchema<UserSignupValues>({
  name: requiredTextSchema('Enter your full name'),
  email: emailSchema().concat(requiredTextSchema('Enter your email')),
  password: requiredTextSchema('Enter a password'),
  confirmPassword: samePasswordSchema('password').concat(requiredTextSchema('Enter the password again')),
});
