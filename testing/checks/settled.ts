import { expect } from 'vitest';

/** In ms; React delays lazy-loaded content until 300 ms after the last fallback appeared. */
const SETTLED = 400;

/** Reads the page's text once it stops changing, so with content that is lazy-loaded after the play. */
export async function readSettled(readText: () => string): Promise<string> {
  let text = '';
  let changed = performance.now();
  const unchangedFor = () => {
    const current = readText();
    if (current !== text) changed = performance.now();
    text = current;
    return performance.now() - changed;
  };
  await expect.poll(unchangedFor, { timeout: 8_000, interval: 50 }).toBeGreaterThan(SETTLED);
  return text;
}
