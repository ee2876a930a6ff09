import { FIRST_TASKS, type AgentTask, type TaskKind, type TaskSubject } from '@efie/domain/tasks';
import { groupThousands } from '@efie/domain/text';
import { CEDI, readPrice } from '@efie/domain/money';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { Button, Heading, Icon, IconButton } from '../../primitives';
import { TextInput } from '../../primitives/TextInput';
import { ProgressBar } from '../../primitives/ProgressBar';
import { firstNames, joinUnchecked, SUBJECTS_PER_STEP, taskActions, taskIcons } from './AgentTasks.helpers';
import {
  Answers,
  Box,
  Details,
  Foot,
  Head,
  Hide,
  Names,
  Nothing,
  PriceForm,
  Reason,
  Subject,
  SubjectDetail,
  SubjectName,
  Subjects,
  TaskAction,
  TaskRow,
  Tasks,
  TaskText,
  TaskTitle,
  Tile,
  Unchecked,
} from './AgentTasks.styles';
import { TaskSkeleton } from './AgentTasksSkeleton';

/** URLs of the actions that open a page. */
export interface TaskLinks {
  plans: string;
  profile: string;
  /** Returns the URL that checks a payment. */
  payment: (reference: string) => string;
}

export interface AgentTasksProps {
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
  /** URLs of the actions that are not about a listing. */
  links: TaskLinks;
  /** Called by the action of a listing; opens its form. */
  onEdit: (edit: { listingId: string }) => void;
  /** The listing whose form is loading; its button shows a spinner. */
  openingId?: string | null;
  /** Called for an old listing by Still free. */
  onStillFree: (answer: { listingId: string }) => void;
  /** Called for an old listing by Rented or Sold. */
  onGone: (answer: { listingId: string; status: 'rented' | 'sold' }) => void;
  /** Called for an unusual price by Save, with another one in GHS. */
  onPrice: (change: { listingId: string; price: number }) => void;
  /** Ids of listings that are being changed. */
  busyIds?: ReadonlySet<string>;
  /** Called by Hide. */
  onDismiss: (dismissal: { task: AgentTask }) => void;
  /** Called by Show hidden. */
  onRestore: () => void;
  /** The heading; focus moves to it when the focused control is removed. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
}

type Acts = Pick<
  AgentTasksProps,
  'links' | 'onEdit' | 'openingId' | 'onStillFree' | 'onGone' | 'onPrice' | 'busyIds'
>;

type ActionProps = Acts & {
  kind: TaskKind;
  /** The listing or payment; undefined for a task about the account. */
  subject: TaskSubject | undefined;
  /** Id of the text that says what the action is about. */
  describedBy: string;
};

function hrefOf(kind: TaskKind, subject: TaskSubject | undefined, links: TaskLinks): string | undefined {
  if (kind === 'payment') return subject && links.payment(subject.id);
  if (kind === 'profile') return links.profile;
  return kind === 'plan-ended' || kind === 'plan-ending' || kind === 'over-limit' ? links.plans : undefined;
}

/** Whether the home of an old listing is still free. */
function OldAnswers({
  subject: { id, goneAs = 'rented' },
  describedBy,
  onStillFree,
  onGone,
  busyIds,
}: { subject: TaskSubject; describedBy: string } & Pick<Acts, 'onStillFree' | 'onGone' | 'busyIds'>) {
  return (
    <Answers>
      <Button kind="secondary" aria-describedby={describedBy} onClick={() => onStillFree({ listingId: id })}>
        Still free
      </Button>
      <Button
        kind="secondary"
        aria-describedby={describedBy}
        isLoading={busyIds?.has(id) === true}
        onClick={() => onGone({ listingId: id, status: goneAs })}
      >
        {goneAs === 'sold' ? 'Sold' : 'Rented'}
      </Button>
    </Answers>
  );
}

/** The price beside what it is compared with. */
function PriceAnswer({
  subject: { id, name, price },
  describedBy,
  onPrice,
  busyIds,
}: { subject: TaskSubject; describedBy: string } & Pick<Acts, 'onPrice' | 'busyIds'>) {
  const [text, setText] = useState(price === undefined ? '' : groupThousands(price));
  const [error, setError] = useState('');
  const isBusy = busyIds?.has(id) === true;
  const save = () => {
    const typed = readPrice(text);
    if (typed === null) setError('Enter a price, such as 1,200.');
    else if (typed === price) setError('This is its price already.');
    else if (!isBusy) onPrice({ listingId: id, price: typed });
  };
  return (
    <PriceForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextInput
        label={`Price of ${name}`}
        isLabelHidden
        prefix={CEDI.trim()}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={text}
        error={error}
        onChange={({ target }) => {
          setText(target.value);
          setError('');
        }}
      />
      <Button type="submit" kind="secondary" aria-describedby={describedBy} isLoading={isBusy}>
        Save
      </Button>
    </PriceForm>
  );
}

/** When a listing that was acted on leaves its task, focus moves to the one that takes its place. */
function useFocusNextSubject(subjects: readonly TaskSubject[]) {
  const row = useRef<HTMLLIElement>(null);
  const focused = useRef<{ id: string; index: number } | null>(null);
  useEffect(() => {
    const last = focused.current;
    if (last === null || subjects.some(({ id }) => id === last.id)) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const actions = [...(row.current?.querySelectorAll<HTMLElement>('[data-subject]') ?? [])];
    actions[Math.min(last.index, actions.length - 1)]
      ?.querySelector<HTMLElement>('a, button, input')
      ?.focus();
  });
  return { row, onFocus: (id: string, index: number) => () => (focused.current = { id, index }) };
}

/** The action of a task, or of one of its listings or payments. */
function Action({ kind, subject, describedBy, links, onEdit, openingId, ...answers }: ActionProps) {
  if (kind === 'old')
    return subject && <OldAnswers subject={subject} describedBy={describedBy} {...answers} />;
  if (kind === 'price')
    return subject && <PriceAnswer subject={subject} describedBy={describedBy} {...answers} />;
  const label = taskActions[kind];
  const href = hrefOf(kind, subject, links);
  if (href !== undefined)
    return (
      <Button kind="secondary" href={href} aria-describedby={describedBy}>
        {label}
      </Button>
    );
  if (subject === undefined) return null;
  return (
    <Button
      kind="secondary"
      aria-describedby={describedBy}
      isLoading={openingId === subject.id}
      onClick={() => onEdit({ listingId: subject.id })}
    >
      {label}
    </Button>
  );
}

function groupLabel({ kind, subjects: { length: count } }: AgentTask, isOpen: boolean): string {
  if (count === 1 && isOpen) return 'Close';
  if (count === 1) return kind === 'price' ? 'Check price' : 'Answer';
  return isOpen ? 'Show fewer' : `Show all ${count}`;
}

interface TaskProps extends Acts {
  task: AgentTask;
  onHide: () => void;
}

function Task({ task, onHide, ...actions }: TaskProps) {
  const titleId = useId();
  const listId = useId();
  const [visible, setVisible] = useState(0);
  const { kind, title, reason, subjects } = task;
  const [first] = subjects;
  // Its answers are beside the name of each listing.
  const isGroup = subjects.length > 1 || kind === 'old' || kind === 'price';
  const { names, more } = firstNames(task);
  const { row, onFocus } = useFocusNextSubject(subjects);
  return (
    <TaskRow ref={row}>
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
      <TaskAction
        {...(!isGroup && first !== undefined && { 'data-subject': '', onFocus: onFocus(first.id, 0) })}
      >
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
          <Action kind={kind} subject={first} describedBy={titleId} {...actions} />
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
              <div data-subject onFocus={onFocus(subject.id, index)}>
                <Action kind={kind} subject={subject} describedBy={`${titleId}-${index}`} {...actions} />
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
