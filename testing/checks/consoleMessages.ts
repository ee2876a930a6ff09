/**
 * Warnings caused by Storybook: React's `act` warnings, because Storybook sets React's test mode, and a deprecation warning
 * of a built Storybook that developer tools trigger.
 */
const OF_STORYBOOK = /\bact\(|an `act` scope|Story Store is deprecated/;

const messages: string[] = [];
let isWatching = false;

const MAX_LENGTH = 400;

/** A console call's arguments as one line, with '%s' filled in and errors by name and message. */
function format(args: readonly unknown[]): string {
  const texts = args.map((arg) => (arg instanceof Error ? `${arg.name}: ${arg.message}` : String(arg)));
  const [first = '', ...rest] = texts;
  const filled = first.replace(/%[sdoOj]/g, () => rest.shift() ?? '');
  return [filled, ...rest].join(' ').replace(/\s+/g, ' ').slice(0, MAX_LENGTH);
}

function watch(method: 'error' | 'warn'): void {
  const original = console[method].bind(console);
  console[method] = (...args: unknown[]) => {
    messages.push(`${method}: ${format(args)}`);
    original(...args);
  };
}

/** Starts recording console errors and warnings of scripts; the browser's own messages about failed requests are not seen. */
export function watchConsole(): void {
  if (!isWatching) {
    isWatching = true;
    watch('error');
    watch('warn');
  }
  messages.length = 0;
}

/**
 * Returns and clears the recorded messages.
 * @param expected patterns of messages to leave out (`parameters.expectsOnConsole`)
 */
export function takeConsoleMessages(expected: unknown): string[] {
  const expectedPatterns = Array.isArray(expected) ? expected.filter((entry) => entry instanceof RegExp) : [];
  const patterns = [OF_STORYBOOK, ...expectedPatterns];
  return messages.splice(0).filter((line) => !patterns.some((pattern) => pattern.test(line)));
}
