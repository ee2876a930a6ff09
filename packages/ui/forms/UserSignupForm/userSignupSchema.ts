import { emailSchema, formSchema, samePasswordSchema } from '../../fields/form';
import type { UserSignupValues } from './userSignupValues';

/** Only compares the passwords; the server validates the rest (ruling 86). */
export const userSignupSchema = formSchema<UserSignupValues>({
  email: emailSchema(),
  confirmPassword: samePasswordSchema('password'),
});
