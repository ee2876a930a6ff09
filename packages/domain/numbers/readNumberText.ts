import { cleanText } from '../text/cleanText';

const PLAIN = /^(?:\d+(?:\.\d*)?|\.\d+)$/;
const GROUPED = /^\d{1,3}(?:([ ,'])\d{3}(?:\1\d{3})*)?(?:\.\d*)?$/;

/**
 * The number that the whole text is: '1200', '1,200.50', '1 200', '.5'. A point is a decimal point, and commas, spaces and
 * apostrophes separate thousands.
 * @returns null for any other text, also for '2,5', '3+1' and '350k', which would have to be guessed
 */
export function readNumberText(text: string): number | null {
  if (text.length > 60) return null;
  const number = cleanText(text).trim();
  return PLAIN.test(number) || GROUPED.test(number) ? Number(number.replace(/[ ,']/g, '')) : null;
}
