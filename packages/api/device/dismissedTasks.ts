import { readDate } from '@efie/domain/dates';
import { addDismissal, isTaskKind, type AgentTask, type TaskDismissal } from '@efie/domain/tasks';
import { asList, asRecord } from '../wire/readers';
import { serverNow } from '../wire/serverClock';
import { accountValue } from './accountValue';

/** More facts are not read: no agent has as many listings. */
const MAX_FACTS = 10_000;
/** Longer facts are not read: they are ids and dates. */
const MAX_FACT_LENGTH = 200;

function readDismissal(value: unknown): TaskDismissal[] {
  const { kind, facts, dismissedAt } = asRecord(value) ?? {};
  const time = readDate(dismissedAt);
  if (!isTaskKind(kind) || !Array.isArray(facts) || time === null) return [];
  const texts = facts
    .slice(0, MAX_FACTS)
    .filter((fact) => typeof fact === 'string' && fact.length <= MAX_FACT_LENGTH);
  return [{ kind, facts: texts, dismissedAt: time }];
}

const dismissedTasks = accountValue<readonly TaskDismissal[]>('efie-dismissed-tasks', (json) =>
  asList(json).flatMap(readDismissal),
);

/** Hides a task of the signed-in account for 30 days, or until something joins it. */
export function dismissTask(task: AgentTask): void {
  dismissedTasks.set(addDismissal(task, dismissedTasks.get(), serverNow()));
}

/** Shows every task again. */
export function restoreTasks(): void {
  dismissedTasks.set([]);
}

/** The dismissed tasks of the signed-in account on this device. */
export const useDismissedTasks = dismissedTasks.use;

/** For tests. */
export const readDismissedTasks = dismissedTasks.get;
