import { FIRST_TASKS } from '@efie/domain/tasks';
import { Heading, Skeleton, SkeletonLine } from '../../primitives';
import { radius, size } from '../../theme/tokens';
import { Box, Details, Foot, TaskAction, TaskRow, Tasks, TaskText, Tile } from './AgentTasks.styles';

/** The row of a task that is loading. */
export function TaskSkeleton() {
  return (
    <TaskRow as="div" aria-hidden="true" data-skeleton>
      <Tile />
      <TaskText>
        <SkeletonLine variant="small" width="60%" />
        <Details as="div">
          <SkeletonLine variant="small" width="90%" />
        </Details>
      </TaskText>
      <TaskAction>
        <Skeleton width="6.5rem" height={size.touch} radius={radius.control} />
      </TaskAction>
    </TaskRow>
  );
}

export interface AgentTasksSkeletonProps {
  /** The expected number of tasks. */
  count?: number | undefined;
}

/** Skeleton of `AgentTasks`. Hidden from assistive technology: the screen announces the loading state. */
export function AgentTasksSkeleton({ count = FIRST_TASKS }: AgentTasksSkeletonProps) {
  return (
    <Box as="div" aria-hidden="true" data-skeleton>
      <Heading level={2} variant="panelTitle">
        Today
      </Heading>
      <Tasks as="div">
        {Array.from({ length: Math.min(count, FIRST_TASKS) }, (_, index) => (
          <TaskSkeleton key={index} />
        ))}
      </Tasks>
      {count > FIRST_TASKS && <Foot />}
      {count === 0 && <SkeletonLine width="40%" />}
    </Box>
  );
}
