const MAX_LENGTH = 300;
/** The rules would take seconds for a message of 1 MB. */
const MAX_READ = 1200;

/** Values with fewer characters are replaced only as whole words: 'Ama' is also a part of 'Amazon'. */
const MIN_PART_LENGTH = 4;

/** Browsers quote the name of a property, and also values. */
const PROPERTY = /^(?:reading|setting|property) '[A-Za-z_$][\w$]{0,30}'$/;

interface Rule {
  pattern: RegExp;
  replace: (match: string) => string;
}

const rule = (pattern: RegExp, replacement: string): Rule => ({ pattern, replace: () => replacement });

/** Applied in this order. */
const RULES: readonly Rule[] = [
  // JSON.parse quotes the body that it could not read, with the quotes in it.
  rule(/"[^]*"|"[^]*$|`[^]*`|“[^]*”/g, '"…"'),
  {
    pattern: /(?:\b(?:reading|setting|property) )?'[^']*'/g,
    replace: (match) => (PROPERTY.test(match) ? match : `${match.slice(0, match.indexOf("'"))}'…'`),
  },
  rule(/\S*:\/\/\S*/g, '[url]'),
  rule(/\S*=\S*/g, '[value]'),
  rule(/\S*(?:@|%40)\S*/gi, '[email]'),
  rule(/\bbearer\s+\S+/gi, '[value]'),
  rule(/\b(?:authorization|token|password|code|reference|email|phone|name):\s*\S+/gi, '[value]'),
  rule(/\+?\d[\d\s()./\p{Pd}]{5,}\d/gu, '[number]'),
  rule(/\S{25,}/g, '[long]'),
  // IDs and tokens mix letters and digits.
  rule(/(?=\S*\d\S*\d)(?=\S*[a-z])\S{10,}/gi, '[id]'),
];

/** Replaces values that are known to be private, the longest first, so that none leaves a rest of another. */
export function withoutValues(text: string, values: readonly string[]): string {
  const whole = values
    .filter((value) => value.length >= MIN_PART_LENGTH)
    .toSorted((a, b) => b.length - a.length)
    .reduce((scrubbed, value) => scrubbed.replaceAll(value, '[private]'), text);
  const short = new Set(values.filter((value) => value.length > 1 && value.length < MIN_PART_LENGTH));
  return whole
    .split(/([\p{L}\p{N}]+)/u)
    .map((word) => (short.has(word) ? '[private]' : word))
    .join('');
}

/** A message without private values, quoted text, URLs, email addresses, numbers and whatever may be a token. */
export function scrubText(text: string, privateValues: readonly string[]): string {
  const whole = withoutValues(text, privateValues);
  // No rule would recognize a value that is cut off.
  let scrubbed = whole.length > MAX_READ ? whole.slice(0, MAX_READ).replace(/\S*$/, '') : whole;
  for (const { pattern, replace } of RULES) scrubbed = scrubbed.replaceAll(pattern, replace);
  return scrubbed.slice(0, MAX_LENGTH);
}
