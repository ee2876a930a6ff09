import path from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { root } from '../run';
import { sendEvent } from './events';

/** Sends the progress of a Playwright run to `npm test`. */
export default class ProgressReporter implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    sendEvent({ type: 'start', total: suite.allTests().length, unit: 'tests' });
  }

  onTestEnd(test: TestCase, { status, error }: TestResult): void {
    const outcome = status === test.expectedStatus ? 'passed' : 'failed';
    sendEvent({
      type: 'result',
      state: status === 'skipped' ? 'skipped' : outcome,
      file: path.relative(root, test.location.file).split(path.sep).join('/'),
      // The project and the file come first.
      name: test.titlePath().slice(3).join(' '),
      message: error?.message ?? '',
    });
    sendEvent({ type: 'progress' });
  }
}
