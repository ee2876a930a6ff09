import { object } from 'yup';
import { codeText } from '../../fields/form';

/** Only a missing code is refused here: what a code looks like the server knows (ruling 79). */
export const verifySchema = object({ code: codeText() });
