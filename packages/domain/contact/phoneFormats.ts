/** The sign-up form requires +233 and nine digits, with spaces anywhere (ruling 6). */
export function isValidSignupPhone(phone: string): boolean {
  return /^\+233(?: *\d){9}$/.test(phone.trim());
}

/** The profile form accepts an optional plus, then spaces, hyphens, parentheses and at least one digit (ruling 6). */
export function isValidProfilePhone(phone: string): boolean {
  return /^\+?[\d\s()-]+$/.test(phone) && /\d/.test(phone);
}
