import { cleanText } from '../text/cleanText';
import { formatPhone } from './formatPhone';
import { phoneDigits } from './phone';
import { isValidSignupPhone } from './phoneFormats';

/** A number of Ghana in the format of the sign-up form (ruling 6); any other text is returned cleaned and trimmed. */
export function repairPhone(phone: string): string {
  const text = cleanText(phone).trim();
  return isValidSignupPhone(text) || phoneDigits(text)?.startsWith('233') !== true ? text : formatPhone(text);
}
