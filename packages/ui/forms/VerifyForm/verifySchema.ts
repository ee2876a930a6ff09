import { formSchema, verificationCodeSchema } from '../../fields/form';
import type { VerifyValues } from './useVerifyForm';

/** Only requires a code; the server validates its format (ruling 79). */
export const verifySchema = formSchema<VerifyValues>({ code: verificationCodeSchema() });
