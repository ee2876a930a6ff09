import type { AgentTask } from '@efie/domain/tasks';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useFocusNextItem } from '../../hooks/useFocusNextItem';
import { Button, Icon, IconButton } from '../../primitives';
import { firstNames, SUBJECTS_PER_STEP, taskActions, taskIcons } from './AgentTasks.helpers';
import {
  Details,
  Hide,
  Names,
  Reason,
  Subject,
  SubjectDetail,
  SubjectName,
  Subjects,
  TaskAction,
  TaskRow,
  TaskText,
  TaskTitle,
  Tile,
} from './AgentTasks.styles';
import { Action, type TaskActs } from './TaskActions';

function groupLabel({ kind, subjects: { length: count } }: AgentTask, isOpen: boolean): string {
  if (count === 1) return isOpen ? 'Close' : taskActions[kind];
  return isOpen ? 'Show fewer' : `Show all ${count}`;
}

export interface TaskProps extends TaskActs {
  task: AgentTask;
  onHide: () => void;
}

/** A task: what it is about and its action, or the listings it is about, each with its own. */
export function Task({ task, onHide, ...actions }: TaskProps) {
  const titleId = useId();
  const listId = useId();
  const [visible, setVisible] = useState(0);
  const { kind, title, reason, subjects } = task;
  const [first] = subjects;
  // Its answers are beside the name of each listing.
  const isGroup = subjects.length > 1 || kind === 'old' || kind === 'price';
  const { names, more } = firstNames(task);
  const items = useFocusNextItem<HTMLLIElement>();
  return (
    <TaskRow {...items}>
      <Tile aria-hidden="true">
        <Icon icon={taskIcons[kind]} />
      </Tile>
      <TaskText>
        <TaskTitle id={titleId}>
          <bdi>{title}</bdi>
        </TaskTitle>
        <Details>
          <Reason>{reason}</Reason>{' '}
          {visible === 0 && first !== undefined && (
            <Names>
              {names.map((name, index) => (
                <span key={index}>
                  {index > 0 && <span> · </span>}
                  <bdi>{name}</bdi>
                </span>
              ))}
              <span>{more}</span>
              {subjects.length === 1 && kind !== 'old' && first.detail !== '' && (
                <>
                  <span>: </span>
                  <bdi>{first.detail}</bdi>
                </>
              )}
            </Names>
          )}
        </Details>
      </TaskText>
      <TaskAction {...(!isGroup && { 'data-item': '' })}>
        {isGroup ? (
          <Button
            kind="secondary"
            aria-expanded={visible > 0}
            aria-controls={visible > 0 ? listId : undefined}
            aria-describedby={titleId}
            onClick={() => setVisible(visible === 0 ? SUBJECTS_PER_STEP : 0)}
          >
            {groupLabel(task, visible > 0)}
          </Button>
        ) : (
          <Action task={task} subject={first} describedBy={titleId} {...actions} />
        )}
      </TaskAction>
      <Hide>
        <IconButton icon={X} label={`Hide: ${title}`} onClick={onHide} />
      </Hide>
      {isGroup && visible > 0 && (
        <Subjects id={listId} role="list" aria-labelledby={titleId}>
          {subjects.slice(0, visible).map((subject, index) => (
            <Subject key={subject.id}>
              <div id={`${titleId}-${index}`}>
                <SubjectName>
                  <bdi>{subject.name}</bdi>
                </SubjectName>
                {subject.detail !== '' && (
                  <SubjectDetail>
                    <bdi>{subject.detail}</bdi>
                  </SubjectDetail>
                )}
              </div>
              <div data-item>
                <Action task={task} subject={subject} describedBy={`${titleId}-${index}`} {...actions} />
              </div>
            </Subject>
          ))}
          {subjects.length > visible && (
            <li>
              <Button
                kind="ghost"
                edge="start"
                aria-describedby={titleId}
                onClick={() => setVisible(visible + SUBJECTS_PER_STEP)}
              >
                {`Show ${Math.min(SUBJECTS_PER_STEP, subjects.length - visible)} more`}
              </Button>
            </li>
          )}
        </Subjects>
      )}
    </TaskRow>
  );
}
