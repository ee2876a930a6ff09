import {
  actionText,
  countOutcomes,
  doneText,
  reasonText,
  type ActionPlan,
  type ChangeOutcome,
  type ChangeOutcomes,
  type Listing,
  type BulkAction,
} from '@efie/domain/listing';
import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react';
import { Button, Icon, ProgressBar, type IconType } from '../../primitives';
import { DialogBody, DialogFooter, DialogFrame, DialogHeader } from '../../primitives/DialogFrame';
import { Listings, Name, Part, Progress, Reason } from './ListingActions.styles';

export interface ListingActionsProps {
  /** Mounted closed, it opens with an animation. */
  isOpen: boolean;
  /** Called on Cancel, Close and Escape; not while requests are in flight. */
  onClose: () => void;
  /** Deletion, or the status to set. */
  action: BulkAction;
  /** The listings that are changed, and those that are left out. */
  plan: ActionPlan;
  /** Results of the requests that have ended, by listing id; empty before the confirmation. */
  outcomes: ChangeOutcomes;
  /** Requests are in flight. */
  isRunning: boolean;
  /** Sends what is not done yet: everything at first, then what has failed. */
  onConfirm: () => void;
  /** Stops the requests in flight and sends no further ones. */
  onStop: () => void;
}

const ICONS: Readonly<Record<ChangeOutcome['kind'], IconType>> = {
  done: CircleCheck,
  failed: CircleAlert,
  unsent: CircleMinus,
};

const isDone = (outcomes: ChangeOutcomes, { id }: Listing): boolean => outcomes.get(id)?.kind === 'done';

function Item({
  listing,
  action,
  outcome,
}: {
  listing: Listing;
  action: BulkAction;
  outcome: ChangeOutcome | undefined;
}) {
  return (
    <li data-kind={outcome?.kind}>
      {outcome && <Icon icon={ICONS[outcome.kind]} />}
      <div>
        <Name>
          <bdi>{listing.title}</bdi>
        </Name>
        {outcome?.kind === 'done' && <Reason>Done</Reason>}
        {outcome && outcome.kind !== 'done' && <Reason>{reasonText(action, outcome)}</Reason>}
      </div>
    </li>
  );
}

/** More listings than fit a dialog. */
const LONG_LIST = 6;

function LeftOut({ title, listings }: { title: string; listings: readonly Listing[] }) {
  if (listings.length === 0) return null;
  return (
    <>
      <Part>{title}</Part>
      <Listings role="list">
        {listings.map(({ id, title: name }) => (
          <li key={id}>
            <div>
              <Name>
                <bdi>{name}</bdi>
              </Name>
            </div>
          </li>
        ))}
      </Listings>
    </>
  );
}

/**
 * Confirms a change of several listings, which it names, shows the outcome of each, and offers to repeat those that failed.
 * It sends no requests. Lazy-load it.
 */
export function ListingActions({
  isOpen,
  onClose,
  action,
  plan,
  outcomes,
  isRunning,
  onConfirm,
  onStop,
}: ListingActionsProps) {
  const { included, unchanged, impossible } = plan;
  const { done } = countOutcomes(outcomes);
  const remaining = included.length - done;
  const hasEnded = outcomes.size > 0 && !isRunning;
  const title = hasEnded
    ? `${doneText(action, done)}, ${remaining} not`
    : actionText(action, included.length);
  const question =
    action.kind === 'delete' ? 'This action cannot be undone.' : 'You can undo this afterwards.';
  const progress = `${done} of ${included.length} done`;
  // Those that failed come first, so that they are seen without scrolling.
  const ordered = hasEnded
    ? included.toSorted((a, b) => Number(isDone(outcomes, a)) - Number(isDone(outcomes, b)))
    : included;

  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      kind="form"
      size="medium"
      isDescribed
      isLocked={isRunning}
      announcement={isRunning ? 'Sending the changes' : hasEnded ? title : ''}
    >
      <DialogHeader
        kind="form"
        title={title}
        description={hasEnded ? 'Only those that are not done are sent again.' : question}
      />
      <DialogBody>
        {isRunning && (
          <Progress>
            <ProgressBar
              label="Changing properties"
              value={done}
              max={included.length}
              valueText={progress}
            />
          </Progress>
        )}
        {/* With focus in it a long list can be scrolled by keyboard. */}
        <Listings role="list" tabIndex={included.length > LONG_LIST ? 0 : undefined}>
          {ordered.map((listing) => (
            <Item key={listing.id} listing={listing} action={action} outcome={outcomes.get(listing.id)} />
          ))}
        </Listings>
        <LeftOut title="Already so, left out" listings={unchanged} />
        <LeftOut
          title={
            action.kind === 'status' && action.status === 'sold' ? 'For rent, left out' : 'For sale, left out'
          }
          listings={impossible}
        />
      </DialogBody>
      <DialogFooter
        otherAction={
          isRunning ? (
            <Button kind="ghost" size="large" onClick={onStop}>
              Stop
            </Button>
          ) : (
            <Button kind="ghost" size="large" onClick={onClose}>
              {hasEnded ? 'Close' : 'Cancel'}
            </Button>
          )
        }
        mainAction={
          included.length > 0 && (
            <Button
              kind={action.kind === 'delete' ? 'danger' : 'primary'}
              size="large"
              isLoading={isRunning}
              onClick={onConfirm}
            >
              {hasEnded ? `Try again (${remaining})` : actionText(action, included.length)}
            </Button>
          )
        }
      />
    </DialogFrame>
  );
}
