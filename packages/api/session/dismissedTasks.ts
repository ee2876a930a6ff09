import { addDismissal, isTaskKind, type AgentTask, type TaskDismissal } from '@efie/domain';
import { asRecord } from '../client/readers';
import { serverNow } from '../client/serverClock';
import { createAccountStored } from './createAccountStored';

const NONE: readonly TaskDismissal[] = [];
/** More facts are not read: no agent has as many listings. */
const MAX_FACTS = 10_000;

function readDismissal(value: unknown): TaskDismissal[] {
  const { kind, facts, dismissedAt } = asRecord(value) ?? {};
  if (!isTaskKind(kind) || !Array.isArray(facts) || typeof dismissedAt !== 'number') return [];
  const texts = facts.filter((fact) => typeof fact === 'string').slice(0, MAX_FACTS);
  return [{ kind, facts: texts, dismissedAt }];
}

const dismissedTasks = createAccountStored<readonly TaskDismissal[]>(
  'efie-dismissed-tasks',
  NONE,
  (value) => (Array.isArray(value) ? value.flatMap(readDismissal) : NONE),
  (value) => value,
);

/** Hides a task of the signed-in account for 30 days, or until something joins it. */
export function dismissTask(task: AgentTask): void {
  dismissedTasks.set(addDismissal(task, dismissedTasks.get(), serverNow()));
}

/** Shows every task again. */
export function restoreTasks(): void {
  dismissedTasks.set(NONE);
}

/** The dismissed tasks of the signed-in account on this device; none during hydration. */
export const useDismissedTasks = dismissedTasks.use;

/** For tests. */
export const readDismissedTasks = dismissedTasks.get;
