import { cleanText } from '../text/cleanText';

const SEPARATORS = /[\s+()[\].\u2010-\u2015\u2212-]/g;

const GHANA_CODE = '233';

/** A whole number of Ghana in a longer text: its prefix and nine digits, which may be grouped. */
const GHANA_NUMBER = /(?:^|[^\d])((?:(?:\+|00)?\s?233|0)(?:[ ()./-]{0,3}\d){9,10})(?!\d|[ .-][1-9])/g;

/**
 * The international digits of a phone number, without a plus sign, for tel: and wa.me links. A local number (0 and nine
 * digits) gets Ghana's 233; a 0 after 233 is dropped, and a lost 0 is added. Of several numbers it is the first in Ghana.
 * @returns null when no number can be read, also when it is too short or too long
 */
export function phoneDigits(phone: string): string | null {
  if (phone.length > 80) return null;
  const text = cleanText(phone);
  const numbers = [
    text,
    ...Array.from(text.matchAll(GHANA_NUMBER), ([, number = '']) => number.replaceAll('/', '')),
  ];
  return numbers.map(readNumber).find((digits) => digits !== null) ?? null;
}

function readNumber(text: string): string | null {
  const digits = text.replace(SEPARATORS, '').replace(/^00/, '');
  if (!/^\d+$/.test(digits)) return null;
  const hasLostZero = /^(?!233)[235]\d{8}$/.test(digits) && !/^\s*(?:\+|00)/.test(text);
  const international = digits.replace(hasLostZero ? /^/ : /^(?:233)?0(?=\d{9}$)/, GHANA_CODE);
  if (international.startsWith(GHANA_CODE))
    return /^233[1-9]\d{8}$/.test(international) ? international : null;
  return /^[1-9]\d{9,14}$/.test(international) ? international : null;
}

/** 'tel:+233245550142', or null if the number is not usable. */
export function telHref(phone: string): string | null {
  const digits = phoneDigits(phone);
  return digits === null ? null : `tel:+${digits}`;
}
