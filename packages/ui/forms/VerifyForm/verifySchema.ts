import { object } from 'yup';
import { codeText } from '../../fields/form';

/** Only requires a code; the server knows its format (ruling 79). */
export const verifySchema = object({ code: codeText() });
