import { object } from 'yup';
import { emailSchema } from '../../fields/form';

/** Only trims the email; the server validates it (ruling 86). */
export const loginSchema = object({ email: emailSchema() });
