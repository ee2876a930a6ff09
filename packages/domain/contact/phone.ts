/** Spaces, plus signs, brackets, all dashes, and the invisible characters of pasted numbers. */
const SEPARATORS = /[\s+()[\]\u00ad\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff-]/g;

const GHANA_CODE = '233';

/**
 * The international digits of a phone number, without a plus sign, for tel: and wa.me links. A local number (0 and nine
 * digits) gets Ghana's 233; a 0 after 233 is dropped.
 * @returns null when characters other than digits remain, or the number is too short or too long
 */
export function phoneDigits(phone: string): string | null {
  if (phone.length > 80) return null;
  const digits = phone.replace(SEPARATORS, '').replace(/^00/, '');
  if (!/^\d+$/.test(digits)) return null;
  const international = digits.replace(/^0(?=\d{9}$)|^2330(?=\d{9}$)/, GHANA_CODE);
  if (international.startsWith(GHANA_CODE))
    return /^233[1-9]\d{8}$/.test(international) ? international : null;
  return /^[1-9]\d{9,14}$/.test(international) ? international : null;
}

/** 'tel:+233245550142', or null if the number is not usable. */
export function telHref(phone: string): string | null {
  const digits = phoneDigits(phone);
  return digits === null ? null : `tel:+${digits}`;
}

/** '+233 24 555 0142'; a foreign number without spaces; unreadable text trimmed. */
export function formatPhone(phone: string): string {
  const digits = phoneDigits(phone);
  if (digits === null) return phone.trim();
  return `+${digits.replace(/^(233)(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3 $4')}`;
}

/** The sign-up form requires +233 and nine digits, with spaces anywhere (ruling 6). */
export function isValidSignupPhone(phone: string): boolean {
  return /^\+233(?: *\d){9}$/.test(phone.trim());
}

/** The profile form accepts an optional plus, then digits, spaces, hyphens and parentheses (ruling 6). */
export function isValidProfilePhone(phone: string): boolean {
  return /^\+?[\d\s()-]+$/.test(phone);
}
