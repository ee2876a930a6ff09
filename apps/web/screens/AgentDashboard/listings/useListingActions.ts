import { getSession, listOwnPropertiesQuery, useListingChanges } from '@efie/api';
import { LISTING_LIMIT_REACHED } from '@efie/domain/account';
import {
  changesToSend,
  countOutcomes,
  doneText,
  LISTING_STATUSES,
  mergeOutcomes,
  NO_OUTCOMES,
  planAction,
  statusLabel,
  undoneText,
  type ActionNote,
  type ActionPlan,
  type ChangeOutcome,
  type ChangeOutcomes,
  type Listing,
  type ListingAction,
  type ListingChange,
  type ListingStatus,
} from '@efie/domain/listing';
import { notify, type Notice } from '@efie/ui/primitives/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState, useTransition } from 'react';
import { listingLimit } from '../../../routing/limitDialog';
import { focusScreenHeading } from '../../../routing/useFocusScreenHeading';

/** A change of several listings, from the confirmation to the last repetition. */
export interface BulkChange {
  action: ListingAction;
  plan: ActionPlan;
  outcomes: ChangeOutcomes;
  isRunning: boolean;
}

export interface ListingActionsState {
  /** Ids of the listings whose status is being changed. */
  busyIds: ReadonlySet<string>;
  /** Why the last change of a listing was not made, by its id. */
  notes: ReadonlyMap<string, ActionNote>;
  /** Changes one status; a toast offers Undo. Stable between renders. */
  changeStatus: (change: { listing: Listing; status: ListingStatus }) => void;
  /** Stops all requests in flight. */
  stop: () => void;
  bulk: BulkChange | null;
  isBulkOpen: boolean;
  /** Opens the confirmation. */
  openBulk: (action: ListingAction, listings: readonly Listing[]) => void;
  /** Sends what is not done yet. */
  confirmBulk: () => void;
  closeBulk: () => void;
}

const FAILED = 'Failed to update property';

const isDone = (outcome: ChangeOutcome | undefined): boolean => outcome?.kind === 'done';

/** The requests that restore the statuses of the changed listings; a status that is not one of the four is left. */
function undoOf(listings: readonly Listing[], outcomes: ChangeOutcomes): readonly ListingChange[] {
  return listings.flatMap(({ id, status }) => {
    const known = LISTING_STATUSES.find((one) => one === status);
    return known !== undefined && isDone(outcomes.get(id))
      ? [{ id, action: { kind: 'status', status: known } as const }]
      : [];
  });
}

/** Moves focus to the menu of a row or a card, or to the screen's heading when the listing is not on the page. */
function focusListing(id: string | undefined): void {
  const listings = [...document.querySelectorAll<HTMLElement>('[data-listing]')];
  const listing = listings.find(({ dataset }) => dataset['listing'] === id);
  const menu = listing?.querySelector<HTMLElement>('[data-cell="status"] button, [aria-expanded]');
  if (menu) menu.focus();
  else focusScreenHeading();
}

/** Everything that changes the agent's own listings without a form: statuses with Undo, and changes of several at once. */
export function useListingActions(
  onNotice: (notice: Notice) => void,
  onChanged?: (ids: readonly string[]) => void,
): ListingActionsState {
  const queryClient = useQueryClient();
  const run = useListingChanges();
  const stops = useRef(new Set<() => void>());
  const busy = useRef(new Set<string>());
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  const [notes, setNotes] = useState<ReadonlyMap<string, ActionNote>>(new Map());
  const [bulk, setBulk] = useState<BulkChange | null>(null);
  const [isBulkOpen, setBulkOpen] = useState(false);
  const [, startOpening] = useTransition();

  /** Sends the changes and notes at each listing why it was not changed. */
  const send = useCallback(
    async (changes: readonly ListingChange[], onOutcome?: (id: string, outcome: ChangeOutcome) => void) => {
      const { outcomes, stop } = run(changes, onOutcome);
      stops.current.add(stop);
      const ended = await outcomes;
      stops.current.delete(stop);
      setNotes((before) => {
        const after = new Map(before);
        for (const { id, action } of changes) {
          const outcome = ended.get(id);
          if (outcome?.kind === 'done') after.delete(id);
          else if (outcome) after.set(id, { action, text: undoneText(action, outcome) });
        }
        return after;
      });
      return ended;
    },
    [run],
  );

  /** `send` for rows, which show that they are busy. */
  const sendFromRows = useCallback(
    async (changes: readonly ListingChange[]) => {
      // A listing that is being changed stays busy until that change has ended.
      const ids = changes.map(({ id }) => id).filter((id) => !busy.current.has(id));
      for (const id of ids) busy.current.add(id);
      setBusyIds(new Set(busy.current));
      const outcomes = await send(changes);
      for (const id of ids) busy.current.delete(id);
      setBusyIds(new Set(busy.current));
      return outcomes;
    },
    [send],
  );

  const notifyFailure = useCallback(
    (title: string, outcomes: ChangeOutcomes, show = onNotice) => {
      const failed = [...outcomes.values()].find((outcome) => !isDone(outcome));
      // A rejected token is reported elsewhere, with a redirect to the login.
      if (failed === undefined || failed.kind === 'done' || getSession().role === 'guest') return;
      show({ kind: 'error', title, description: failed.reason });
      if (failed.reason === LISTING_LIMIT_REACHED) listingLimit.open();
    },
    [onNotice],
  );

  /**
   * Sends these changes, without those of listings that have another status by now. Undo may be pressed on another screen,
   * which then shows the result in a toast.
   */
  const undo = useCallback(
    async (changes: readonly ListingChange[], statusToUndo: ListingStatus) => {
      focusListing(changes[0]?.id);
      const query = { ...listOwnPropertiesQuery(), staleTime: 0 };
      // A read that is in flight may be from before the status changed.
      await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
      const latest = await queryClient.fetchQuery(query).catch(() => null);
      const statuses = new Map(latest?.listings.map(({ id, status }) => [id, status]));
      const undone = changes.filter(({ id }) => latest === null || statuses.get(id) === statusToUndo);
      const outcomes = await sendFromRows(undone);
      const { done, remaining } = countOutcomes(outcomes);
      if (undone.length < changes.length)
        notify({ kind: 'info', title: 'Not undone where the status has changed since' });
      else if (remaining > 0) notifyFailure('Not everything could be undone', outcomes, notify);
      else if (done > 0) notify({ kind: 'success', title: 'Undone' });
    },
    [queryClient, sendFromRows, notifyFailure],
  );

  const undoAction = useCallback(
    (listings: readonly Listing[], status: ListingStatus, outcomes: ChangeOutcomes): Notice['action'] => {
      const changes = undoOf(listings, outcomes);
      return changes.length === 0 ? undefined : { label: 'Undo', onPress: () => void undo(changes, status) };
    },
    [undo],
  );

  const changeStatus = useCallback<ListingActionsState['changeStatus']>(
    ({ listing, status }) => {
      const change = { id: listing.id, action: { kind: 'status', status } } as const;
      void sendFromRows([change]).then((outcomes) => {
        if (isDone(outcomes.get(listing.id))) {
          onNotice({
            kind: 'success',
            title: `Marked as ${statusLabel(status).toLowerCase()}`,
            description: listing.title.slice(0, 80),
            action: undoAction([listing], status, outcomes),
          });
          return;
        }
        notifyFailure(FAILED, outcomes);
      });
    },
    [sendFromRows, onNotice, undoAction, notifyFailure],
  );

  const finishBulk = useCallback(
    ({ action, plan, outcomes }: BulkChange) => {
      setBulkOpen(false);
      const { done } = countOutcomes(outcomes);
      if (done === 0) return;
      onNotice({
        kind: 'success',
        title: doneText(action, done),
        ...(action.kind === 'status' && { action: undoAction(plan.included, action.status, outcomes) }),
      });
    },
    [onNotice, undoAction],
  );

  return useMemo(
    () => ({
      busyIds,
      notes,
      changeStatus,
      stop: () => {
        for (const stop of stops.current) stop();
      },
      bulk,
      isBulkOpen,
      openBulk: (action, listings) =>
        startOpening(() => {
          setBulk({ action, plan: planAction(listings, action), outcomes: NO_OUTCOMES, isRunning: false });
          setBulkOpen(true);
        }),
      confirmBulk: () => {
        if (bulk === null || bulk.isRunning) return;
        const { action, plan } = bulk;
        const changes = changesToSend(
          plan.included.map(({ id }) => ({ id, action })),
          bulk.outcomes,
        );
        setBulk({ ...bulk, isRunning: true });
        const onOutcome = (id: string, outcome: ChangeOutcome) =>
          setBulk(
            (now) => now && { ...now, outcomes: mergeOutcomes(now.outcomes, new Map([[id, outcome]])) },
          );
        void send(changes, onOutcome).then((ended) => {
          const outcomes = mergeOutcomes(bulk.outcomes, ended);
          const next = { action, plan, outcomes, isRunning: false };
          setBulk(next);
          onChanged?.([...outcomes].flatMap(([id, outcome]) => (isDone(outcome) ? [id] : [])));
          if (countOutcomes(outcomes).done === plan.included.length) finishBulk(next);
        });
      },
      closeBulk: () => {
        if (bulk !== null) finishBulk(bulk);
      },
    }),
    [busyIds, notes, changeStatus, bulk, isBulkOpen, send, onChanged, finishBulk],
  );
}
