import { TASK_KINDS, type AgentTask, type TaskKind } from './agentTasks';

/** A task that the agent dismissed, with what it depended on then. */
export interface TaskDismissal {
  kind: TaskKind;
  facts: readonly string[];
  /** Unix time in ms. */
  dismissedAt: number;
}

/** Days after which a dismissed task is shown again. */
export const DISMISSED_FOR_DAYS = 30;
const DAY = 86_400_000;

export const isTaskKind = (value: unknown): value is TaskKind => TASK_KINDS.some((kind) => kind === value);

/** An answer of the agent counts for 30 days. One from the future, after the clock was set back, does not count. */
export const isCurrentAnswer = (answeredAt: number, now: number): boolean =>
  answeredAt <= now && now < answeredAt + DISMISSED_FOR_DAYS * DAY;

/** Whether the task is hidden: dismissed less than 30 days ago, and nothing has joined it since. */
export function isDismissed(task: AgentTask, dismissals: readonly TaskDismissal[], now: number): boolean {
  return dismissals.some((dismissal) => {
    if (dismissal.kind !== task.kind || !isCurrentAnswer(dismissal.dismissedAt, now)) return false;
    const facts = new Set(dismissal.facts);
    return task.facts.every((fact) => facts.has(fact));
  });
}

/** The dismissals with one more, without those that no longer count and an older one of the same kind. */
export function addDismissal(
  task: AgentTask,
  dismissals: readonly TaskDismissal[],
  now: number,
): readonly TaskDismissal[] {
  const others = dismissals.filter(
    (dismissal) => dismissal.kind !== task.kind && isCurrentAnswer(dismissal.dismissedAt, now),
  );
  return [...others, { kind: task.kind, facts: task.facts, dismissedAt: now }];
}
