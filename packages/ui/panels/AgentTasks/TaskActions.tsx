import { PHOTO_TYPES } from '@efie/domain/photos';
import { CEDI, readPrice } from '@efie/domain/money';
import type { Plan } from '@efie/domain/plans';
import type { AgentTask, TaskKind, TaskSubject } from '@efie/domain/tasks';
import { groupThousands } from '@efie/domain/text';
import { useState, type ComponentType, type DragEvent } from 'react';
import { Button } from '../../primitives';
import { FileButton } from '../../primitives/DropZone';
import { getFiles, hasFiles } from '../../primitives/DropZone/droppedFiles';
import { TextInput } from '../../primitives/TextInput';
import { taskActions } from './AgentTasks.helpers';
import { Answers, DropHint, PhotoDrop, PriceForm } from './AgentTasks.styles';

/** URLs of the actions that open a page. */
export interface TaskLinks {
  plans: string;
  profile: string;
  /** Returns the URL that checks a payment. */
  payment: (reference: string) => string;
}

/** What the actions of the tasks do. */
export interface TaskActs {
  /** URLs of the actions that are not about a listing. */
  links: TaskLinks;
  /** Called by the action of a listing; opens its form, with the photos that were chosen or dropped. */
  onEdit: (edit: { listingId: string; files: readonly File[] }) => void;
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
  /** Called for a plan that has ended or ends soon by Renew. */
  onRenew: (renewal: { plan: Plan }) => void;
  /** The plan whose payment is being started; its button shows a spinner. */
  renewingId?: Plan['id'] | null;
}

interface AnswerProps extends TaskActs {
  subject: TaskSubject;
  /** Id of the text that says what the action is about. */
  describedBy: string;
}

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
}: AnswerProps) {
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
function PriceAnswer({ subject: { id, name, price }, describedBy, onPrice, busyIds }: AnswerProps) {
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

/** Adds photos: chosen, or dropped beside the button. */
function PhotoAnswer({ subject: { id }, describedBy, onEdit, openingId }: AnswerProps) {
  const [isOver, setOver] = useState(false);
  const add = (files: readonly File[]) => {
    if (files.length > 0) onEdit({ listingId: id, files });
  };
  return (
    <PhotoDrop
      data-over={isOver}
      onDragOver={({ dataTransfer }) => setOver(hasFiles(dataTransfer))}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        setOver(false);
        add(getFiles(event));
      }}
    >
      <DropHint>Drop photos here, or</DropHint>
      <FileButton
        label={taskActions.photos}
        aria-describedby={describedBy}
        accept={PHOTO_TYPES}
        isMultiple
        isLoading={openingId === id}
        onFiles={add}
      />
    </PhotoDrop>
  );
}

/** Answers beside the name of a listing. */
const answers: Partial<Record<TaskKind, ComponentType<AnswerProps>>> = {
  old: OldAnswers,
  price: PriceAnswer,
  photos: PhotoAnswer,
};

export interface TaskActionProps extends Omit<AnswerProps, 'subject'> {
  task: AgentTask;
  /** The listing or payment; undefined for a task about the account. */
  subject: TaskSubject | undefined;
}

/** The action of a task, or of one of its listings or payments. */
export function Action({ task: { kind, renewal }, subject, ...acts }: TaskActionProps) {
  const { describedBy, links, onEdit, openingId, onRenew, renewingId } = acts;
  const Answer = answers[kind];
  if (Answer) return subject && <Answer subject={subject} {...acts} />;
  if (renewal)
    return (
      <Button
        kind="secondary"
        aria-describedby={describedBy}
        isLoading={renewingId === renewal.id}
        onClick={() => onRenew({ plan: renewal })}
      >
        {`Renew ${renewal.name}`}
      </Button>
    );
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
      onClick={() => onEdit({ listingId: subject.id, files: [] })}
    >
      {label}
    </Button>
  );
}
