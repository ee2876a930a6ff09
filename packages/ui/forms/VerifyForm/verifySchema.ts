import { object } from 'yup';
import { verificationCodeSchema } from '../../fields/form';

/** Only requires a code; the server validates its format (ruling 79). */
export const verifySchema = object({ code: verificationCodeSchema() });
