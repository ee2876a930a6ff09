import { string } from 'yup';
import {
  emailSchema,
  formSchema,
  requiredTextSchema,
  samePasswordSchema,
  signupPhoneSchema,
} from '../../fields/form';
import type { AgentSignupValues } from './agentSignupValues';

/** Requires the starred fields, the phone's format and equal passwords; the server validates the rest (rulings 83, 86). */
export const agentSignupSchema = formSchema<AgentSignupValues>({
  fullName: requiredTextSchema('Enter your full name'),
  email: emailSchema().concat(requiredTextSchema('Enter your email')),
  phone: signupPhoneSchema(),
  region: requiredTextSchema('Choose a region'),
  // Without a region the field is disabled and says so.
  district: string().test('required', 'Choose a district', (value, { parent }) => {
    const { region } = parent as { region?: string };
    return !region || Boolean(value);
  }),
  password: requiredTextSchema('Enter a password'),
  confirmPassword: samePasswordSchema('password', 'Please ensure both passwords match.').concat(
    requiredTextSchema('Enter the password again'),
  ),
});
