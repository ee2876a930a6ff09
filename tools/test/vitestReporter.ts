import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { sendEvent } from './events.ts';

/** Sends the progress of a Vitest run to `npm test`. */
export default class ProgressReporter implements Reporter {
  #isSharded = false;

  onInit({ config }: Vitest): void {
    this.#isSharded = config.shard !== undefined;
  }

  onTestRunStart(specifications: readonly unknown[]): void {
    // The sequencer counts the files of a shard.
    if (!this.#isSharded) sendEvent({ type: 'start', total: specifications.length, unit: 'files' });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === 'pending') return;
    const message = errors?.[0]?.message ?? '';
    sendEvent({ type: 'result', state, file: test.module.relativeModuleId, name: test.fullName, message });
  }

  onTestModuleEnd(module: TestModule): void {
    // A file that does not load, or a hook that fails.
    for (const { message } of module.errors())
      sendEvent({ type: 'result', state: 'failed', file: module.relativeModuleId, name: '', message });
    sendEvent({ type: 'progress' });
  }
}
