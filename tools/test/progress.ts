import process from 'node:process';
import type { TestEvent } from './events';

/** '48 s', '3 min 05 s' */
export function elapsedTime(ms: number): string {
  const total = Math.floor(ms / 1000);
  const minutes = Math.floor(total / 60);
  return minutes === 0 ? `${total} s` : `${minutes} min ${String(total % 60).padStart(2, '0')} s`;
}

/** Between two lines where lines cannot be rewritten, in ms. */
const PLAIN_INTERVAL = 30_000;

const ERASE_LINE = '\r\u001B[2K';

interface Output {
  write: (text: string) => void;
  /** Whether a line can be rewritten. */
  isTerminal: boolean;
  /** Characters per line. */
  columns: number;
}

export const terminal: Output = {
  write: (text) => process.stdout.write(text),
  isTerminal: process.stdout.isTTY && !process.env['CI'],
  columns: process.stdout.columns,
};

/**
 * Shows how far a step is: in a terminal as one line that is rewritten, elsewhere as a line every 30 seconds. Failures are
 * printed at once. The runs of a step that run at the same time share one Progress.
 */
export class Progress {
  readonly #name: string;
  readonly #output: Output;
  readonly #started: number;
  readonly #timer: NodeJS.Timeout;
  #total = 0;
  #unit: 'files' | 'tests' = 'files';
  #done = 0;
  #tests = 0;
  #failed = 0;

  constructor(name: string, output: Output) {
    this.#name = name;
    this.#output = output;
    this.#started = performance.now();
    this.#timer = setInterval(() => this.#show(), output.isTerminal ? 1000 : PLAIN_INTERVAL);
  }

  onEvent(event: TestEvent): void {
    if (event.type === 'start') {
      this.#total += event.total;
      this.#unit = event.unit;
    } else if (event.type === 'progress') this.#done += 1;
    else this.#onResult(event);
  }

  #onResult({ state, file, name, message }: Extract<TestEvent, { type: 'result' }>): void {
    if (state !== 'skipped') this.#tests += 1;
    if (state !== 'failed') return;
    this.#failed += 1;
    const [reason = ''] = message.split('\n');
    this.print(`FAILED ${[file, name].filter(Boolean).join(' > ')}\n       ${reason}`);
  }

  /** 'stories: 84 of 197 files, 512 tests, 2 failed, 3 min 05 s' */
  describe(): string {
    const counts =
      this.#total === 0
        ? []
        : [
            `${this.#done} of ${this.#total} ${this.#unit}`,
            ...(this.#unit === 'files' ? [`${this.#tests} tests`] : []),
            `${this.#failed} failed`,
          ];
    return `${this.#name}: ${[...counts, elapsedTime(performance.now() - this.#started)].join(', ')}`;
  }

  #show(): void {
    const { isTerminal, columns, write } = this.#output;
    write(isTerminal ? `${ERASE_LINE}${this.describe().slice(0, columns - 1)}` : `${this.describe()}\n`);
  }

  /** Prints text above the line of progress. */
  print(text: string): void {
    const { isTerminal, write } = this.#output;
    write(`${isTerminal ? ERASE_LINE : ''}${text.trimEnd()}\n`);
    if (isTerminal) this.#show();
  }

  /** Stops updating and leaves the last state as a line. */
  stop(): void {
    clearInterval(this.#timer);
    this.#show();
    if (this.#output.isTerminal) this.#output.write('\n');
  }
}
