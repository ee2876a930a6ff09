const MAX_LENGTH = 400;

/** Formats a console call's arguments as one line: fills in '%s' and shows errors by name and message. */
export function format(args: readonly unknown[]): string {
  const texts = args.map((arg) => (arg instanceof Error ? `${arg.name}: ${arg.message}` : String(arg)));
  const [first = '', ...rest] = texts;
  const filled = first.replace(/%[sdoOj]/g, () => rest.shift() ?? '');
  return [filled, ...rest].join(' ').replace(/\s+/g, ' ').slice(0, MAX_LENGTH);
}
