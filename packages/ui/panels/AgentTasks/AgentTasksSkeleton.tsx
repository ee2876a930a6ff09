import { Heading, Skeleton, SkeletonLine } from '../../primitives';
import { radius, size } from '../../theme/tokens';
import { FIRST_TASKS } from './AgentTasks.helpers';
import { Box, PhoneLine, TaskAction, TaskRow, Tasks, TaskText } from './AgentTasks.styles';

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
            <Skeleton width="32px" height="32px" radius={radius.control} />
            <TaskText>
              <SkeletonLine variant="small" width="60%" />
              <SkeletonLine variant="small" width="90%" />
              <PhoneLine>
                <SkeletonLine variant="small" width="40%" />
              </PhoneLine>
            </TaskText>
            <TaskAction>
              <Skeleton width="6.5rem" height={size.touch} radius={radius.control} />
            </TaskAction>
          </TaskRow>
        ))}
      </Tasks>
    </Box>
  );
}
