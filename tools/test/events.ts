import process from 'node:process';

/** What a test runner reports while it runs; sent by a reporter to `npm test`. */
export type TestEvent =
  /** The run starts; `total` counts the files, or the tests if the runner knows their number. */
  | { type: 'start'; total: number; unit: 'files' | 'tests' }
  /** One of `total` is done. */
  | { type: 'progress' }
  | { type: 'result'; state: 'passed' | 'failed' | 'skipped'; file: string; name: string; message: string };

/** Sends an event to the program that started the runner; without one, nothing is sent. */
export function sendEvent(event: TestEvent): void {
  process.send?.(event);
}

/** Whether a message of a test runner is an event; other messages are of the runner itself. */
export const isTestEvent = (message: unknown): message is TestEvent =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  ['start', 'progress', 'result'].includes(String(message.type));
