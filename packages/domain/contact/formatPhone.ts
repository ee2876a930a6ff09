import { phoneDigits } from './phone';

/** '+233 24 555 0142'; a foreign number without spaces; unreadable text trimmed. */
export function formatPhone(phone: string): string {
  const digits = phoneDigits(phone);
  if (digits === null) return phone.trim();
  return `+${digits.replace(/^(233)(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3 $4')}`;
}
