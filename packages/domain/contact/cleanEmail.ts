import { cleanText } from '../text/cleanText';

/**
 * A typed or pasted email address: without `mailto:` and its query, the name in 'Ama <ama@x.example>', quotes around it, and a
 * dot or comma behind it.
 */
export function cleanEmail(text: string): string {
  const cleaned = cleanText(text).trim();
  const [, email = cleaned] = /^mailto:([^?]*)/i.exec(cleaned) ?? [];
  const [, inBrackets = email] = /<([^<>\s]+@[^<>\s]+)>\W*$/.exec(email) ?? [];
  return inBrackets.replace(/^['"“‘]+|[.,;>'"”’]+$/g, '');
}
