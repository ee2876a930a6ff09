import { FIRST_TASKS, type AgentTask } from '@efie/domain/tasks';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { Button, Heading } from '../../primitives';
import { hasFiles } from '../../primitives/DropZone/droppedFiles';
import { ProgressBar } from '../../primitives/ProgressBar';
import { joinUnchecked } from './AgentTasks.helpers';
import { Box, Foot, Head, Nothing, Tasks, Unchecked } from './AgentTasks.styles';
import { TaskSkeleton } from './AgentTasksSkeleton';
import { Task } from './Task';
import type { TaskActs } from './TaskActions';

export interface AgentTasksProps extends TaskActs {
  /** Open tasks, most urgent first, without the hidden ones. */
  tasks: readonly AgentTask[];
  /** How many tasks the agent has hidden. */
  hiddenCount: number;
  /** How many tasks the agent has done on this visit; shown as '2 of 5 done'. */
  doneCount?: number;
  /** How many more tasks are expected; their rows are kept free below the known ones. */
  pendingCount?: number;
  /** After the last task is done: '20 homes live, +38 views since Friday'. */
  summary?: string;
  /** Data that could not be loaded, so that tasks may be missing: 'listings', 'profile', 'payments'. */
  unchecked?: readonly string[];
  /** Called by Hide. */
  onDismiss: (dismissal: { task: AgentTask }) => void;
  /** Called by Show hidden. */
  onRestore: () => void;
  /** The heading; focus moves to it when the focused control is removed. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
}

/** A photo that misses its place would open instead of the page. */
function keepPage(event: DragEvent): void {
  if (event.dataTransfer && hasFiles(event.dataTransfer)) event.preventDefault();
}

/** The agent's open tasks, each with a reason and one action. Shows three at first; each can be hidden. */
export function AgentTasks({
  tasks,
  hiddenCount,
  doneCount = 0,
  pendingCount = 0,
  summary = '',
  unchecked = [],
  onDismiss,
  onRestore,
  titleRef,
  ...actions
}: AgentTasksProps) {
  const titleId = useId();
  const ownTitle = useRef<HTMLHeadingElement>(null);
  const title = titleRef ?? ownTitle;
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? tasks : tasks.slice(0, FIRST_TASKS);
  useEffect(() => {
    document.addEventListener('dragover', keepPage);
    document.addEventListener('drop', keepPage);
    return () => {
      document.removeEventListener('dragover', keepPage);
      document.removeEventListener('drop', keepPage);
    };
  }, []);
  const focusTitle = () => title.current?.focus({ preventScroll: true });

  const pending = Math.max(0, Math.min(pendingCount, FIRST_TASKS - tasks.length));
  const more = tasks.length - FIRST_TASKS;
  const showHidden = hiddenCount > 0 && (
    <Button
      kind="ghost"
      edge="start"
      onClick={() => {
        onRestore();
        focusTitle();
      }}
    >
      {`Show hidden (${hiddenCount})`}
    </Button>
  );

  return (
    <Box aria-labelledby={titleId}>
      <Head>
        <Heading ref={title} level={2} variant="panelTitle" id={titleId} tabIndex={-1}>
          Today
        </Heading>
        {doneCount > 0 && (
          <ProgressBar
            label="Tasks done"
            value={doneCount}
            max={doneCount + tasks.length}
            valueText={`${doneCount} of ${doneCount + tasks.length} done`}
            thickness={4}
          />
        )}
      </Head>
      {unchecked.length > 0 && (
        <Unchecked>{`There may be more: ${joinUnchecked(unchecked)} could not be loaded.`}</Unchecked>
      )}
      {tasks.length === 0 && pending === 0 && (
        <Nothing>
          {unchecked.length === 0 && (
            <p>{doneCount > 0 ? `All clear. ${summary}` : 'Nothing needs you now.'}</p>
          )}
          {showHidden}
        </Nothing>
      )}
      {tasks.length + pending > 0 && (
        <>
          {shown.length > 0 && (
            <Tasks role="list">
              {shown.map((task) => (
                <Task
                  key={task.kind}
                  task={task}
                  onHide={() => {
                    onDismiss({ task });
                    focusTitle();
                  }}
                  {...actions}
                />
              ))}
            </Tasks>
          )}
          {Array.from({ length: pending }, (_, index) => (
            <TaskSkeleton key={index} />
          ))}
          {(more > 0 || hiddenCount > 0) && (
            <Foot>
              {more > 0 && (
                <Button kind="ghost" edge="start" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                  {isOpen ? 'Show fewer tasks' : `Show ${more} more`}
                </Button>
              )}
              {showHidden}
            </Foot>
          )}
        </>
      )}
    </Box>
  );
}
