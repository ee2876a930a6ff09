import { TASK_KINDS } from '@efie/domain/tasks';
import { accountValue } from './accountValue';

const taskCount = accountValue<number | null>('efie-task-count', (json) =>
  typeof json === 'number' && Number.isInteger(json) && json >= 0 ? Math.min(json, TASK_KINDS.length) : null,
);

/** The number of tasks on Today when it was last shown, so that it keeps its height while it loads; null when unknown. */
export const readTaskCount = taskCount.get;

export const storeTaskCount = taskCount.set;
