/** Spaces, plus signs, brackets and dashes of any kind (ruling 67), and the marks that hide in pasted numbers. */
const DRESSING = /[\s+()[\]\u00ad\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff-]/g;

const GHANA = '233';

/**
 * The digits of a phone number as tel: and wa.me links need them: international, no plus sign.
 * Local numbers (a leading 0 and ten digits) become Ghana's 233 (ruling 67); so does a 0 kept after 233.
 * @returns null when anything but digits remains, or the number is too short or too long (fault 74)
 */
export function phoneDigits(phone: string): string | null {
  if (phone.length > 80) return null;
  const digits = phone.replace(DRESSING, '').replace(/^00/, '');
  if (!/^\d+$/.test(digits)) return null;
  const international = digits.replace(/^0(?=\d{9}$)|^2330(?=\d{9}$)/, GHANA);
  if (international.startsWith(GHANA)) return /^233[1-9]\d{8}$/.test(international) ? international : null;
  return /^[1-9]\d{9,14}$/.test(international) ? international : null;
}

/** A tel: link made of digits only, or null when there is no usable number (checklist 124). */
export function telHref(phone: string): string | null {
  const digits = phoneDigits(phone);
  return digits === null ? null : `tel:+${digits}`;
}

/** '+233 24 555 0142'; a foreign number keeps its digits together; an unreadable one is shown as it was written. */
export function formatPhone(phone: string): string {
  const digits = phoneDigits(phone);
  if (digits === null) return phone.trim();
  return `+${digits.replace(/^(233)(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3 $4')}`;
}

/** The check of the sign-up form: +233 and nine digits, spaces where one likes (ruling 6). */
export function isSignupPhone(phone: string): boolean {
  return /^\+233(?: *\d){9}$/.test(phone.trim());
}

/** The check of the profile form, word for word: an optional plus, then digits, spaces, hyphens, parentheses (ruling 6). */
export function isProfilePhone(phone: string): boolean {
  return /^\+?[\d\s()-]+$/.test(phone);
}
