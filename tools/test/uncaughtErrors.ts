import fs from 'node:fs';
import process from 'node:process';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Writes the errors outside of tests, which Vitest's JSON report leaves out, to the file `UNCAUGHT_ERRORS`. */
export default class UncaughtErrorsReporter implements Reporter {
  onTestRunEnd(_files: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env['UNCAUGHT_ERRORS'];
    const texts = errors.map(({ stack, message }) => stack ?? message);
    if (file !== undefined && texts.length > 0) fs.writeFileSync(file, texts.join('\n\n'));
  }
}
