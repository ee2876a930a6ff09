import { cleanText } from '../text/cleanText';

/** A typed or pasted email address: without `mailto:`, the name in 'Ama <ama@x.example>', and a dot or comma behind it. */
export function cleanEmail(text: string): string {
  const email = cleanText(text)
    .trim()
    .replace(/^mailto:/i, '');
  const [, inBrackets = email] = /<([^<>\s]+@[^<>\s]+)>\W*$/.exec(email) ?? [];
  return inBrackets.replace(/[.,;>]+$/, '');
}
