import { format } from './format';

/**
 * React says so whenever a play function acts while something is still on its way: Storybook sets React's test mode. A built
 * Storybook warns of its own old store when a browser's tools look through the window.
 */
const OF_STORYBOOK = /\bact\(|an `act` scope|Story Store is deprecated/;

const said: string[] = [];
let isWatching = false;

function watch(method: 'error' | 'warn'): void {
  const original = console[method].bind(console);
  console[method] = (...words: unknown[]) => {
    said.push(`${method}: ${format(words)}`);
    original(...words);
  };
}

/** Listens to what the page says on the console from now on; the browser's own lines about refused calls pass by it. */
export function watchConsole(): void {
  if (!isWatching) {
    isWatching = true;
    watch('error');
    watch('warn');
  }
  said.length = 0;
}

/** What was said since, but for what a story expects by its parameter `expectsOnConsole`. */
export function takeConsoleWords(expected: unknown): string[] {
  const own = Array.isArray(expected) ? expected.filter((entry) => entry instanceof RegExp) : [];
  const patterns = [OF_STORYBOOK, ...own];
  return said.splice(0).filter((line) => !patterns.some((pattern) => pattern.test(line)));
}
