const LONGEST = 400;

/** A console call in one line: '%s' filled in, errors by their message. */
export function format(words: readonly unknown[]): string {
  const texts = words.map((word) => (word instanceof Error ? `${word.name}: ${word.message}` : String(word)));
  const [first = '', ...rest] = texts;
  const filled = first.replace(/%[sdoOj]/g, () => rest.shift() ?? '');
  return [filled, ...rest].join(' ').replace(/\s+/g, ' ').slice(0, LONGEST);
}
