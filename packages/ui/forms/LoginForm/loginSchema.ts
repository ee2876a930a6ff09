import { object } from 'yup';
import { emailText } from '../../fields/form';

/** Whether the address is one the server says (ruling 86). */
export const loginSchema = object({ email: emailText() });
