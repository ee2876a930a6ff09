import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDismissal, isDismissed, TASK_KINDS, type AgentTask, type TaskDismissal } from './index';

fc.configureGlobal({ seed: 20261121 });

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-21T10:00:00Z');

const task = (facts: readonly string[], kind: AgentTask['kind'] = 'photos'): AgentTask => ({
  kind,
  title: '',
  reason: '',
  subjects: [],
  facts,
});
const dismiss = (...facts: string[]) => addDismissal(task(facts), [], NOW);

describe('isDismissed', () => {
  it('hides the task, also when a listing leaves it', () => {
    expect(isDismissed(task(['1', '2']), dismiss('1', '2'), NOW)).toBe(true);
    expect(isDismissed(task(['2']), dismiss('1', '2'), NOW)).toBe(true);
    expect(isDismissed(task(['2'], 'water'), dismiss('1', '2'), NOW)).toBe(false);
  });

  it('shows it again when a listing joins it, and after 30 days', () => {
    expect(isDismissed(task(['1', '3']), dismiss('1', '2'), NOW)).toBe(false);
    expect(isDismissed(task(['1']), dismiss('1'), NOW + 30 * DAY - 1)).toBe(true);
    expect(isDismissed(task(['1']), dismiss('1'), NOW + 30 * DAY)).toBe(false);
  });

  it('ignores a dismissal from the future', () => {
    expect(isDismissed(task(['1']), dismiss('1'), NOW - 1)).toBe(false);
  });
});

describe('addDismissal', () => {
  const dismissal: fc.Arbitrary<TaskDismissal> = fc.record({
    kind: fc.constantFrom(...TASK_KINDS),
    facts: fc.array(fc.constantFrom('a', 'b', 'c')),
    dismissedAt: fc.integer({ min: -40, max: 5 }).map((days) => NOW + days * DAY),
  });

  it('hides this task, changes no other, and holds at most one of each kind', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(dismissal, { selector: ({ kind }) => kind }),
        fc.constantFrom(...TASK_KINDS),
        fc.array(fc.constantFrom('a', 'b', 'c')),
        (before, kind, facts) => {
          const added = addDismissal(task(facts, kind), before, NOW);
          expect(isDismissed(task(facts, kind), added, NOW)).toBe(true);
          for (const other of TASK_KINDS.filter((one) => one !== kind))
            expect(isDismissed(task(['a'], other), added, NOW)).toBe(
              isDismissed(task(['a'], other), before, NOW),
            );
          const kinds = added.map((one) => one.kind);
          expect(new Set(kinds).size).toBe(kinds.length);
        },
      ),
    );
  });
});
