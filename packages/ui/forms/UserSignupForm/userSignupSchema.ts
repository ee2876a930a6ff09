import { object } from 'yup';
import { emailSchema, samePasswordSchema } from '../../fields/form';

/** Only compares the passwords; the server validates the rest (ruling 86). */
export const userSignupSchema = object({
  email: emailSchema(),
  confirmPassword: samePasswordSchema('password'),
});
