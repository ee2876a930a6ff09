import { Heading, Skeleton, SkeletonLine } from '../../primitives';
import { Box, TaskRow, Tasks, TaskText } from './AgentTasks.styles';
import { FIRST_TASKS } from './AgentTasks.helpers';

/** Skeleton of `AgentTasks`. Hidden from assistive technology: the screen announces the loading state. */
export function AgentTasksSkeleton() {
  return (
    <Box as="div" aria-hidden="true" data-skeleton>
      <Heading level={2} variant="panelTitle">
        Today
      </Heading>
      <Tasks as="div">
        {Array.from({ length: FIRST_TASKS }, (_, index) => (
          <TaskRow key={index} as="div">
            <Skeleton width="40px" height="40px" radius="10px" />
            <TaskText>
              <SkeletonLine variant="body" width="60%" />
              <SkeletonLine variant="small" width="80%" />
            </TaskText>
          </TaskRow>
        ))}
      </Tasks>
    </Box>
  );
}
