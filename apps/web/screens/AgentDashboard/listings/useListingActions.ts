import { getSession, listOwnPropertiesQuery, useListingChanges } from '@efie/api';
import { LISTING_LIMIT_REACHED } from '@efie/domain/account';
import {
  changesToSend,
  countOutcomes,
  doneText,
  isCarriedOut,
  LISTING_STATUSES,
  mergeOutcomes,
  NO_OUTCOMES,
  planAction,
  statusLabel,
  undoneText,
  type ActionNote,
  type ActionPlan,
  type BulkAction,
  type ChangeOutcome,
  type ChangeOutcomes,
  type Listing,
  type ListingAction,
  type ListingChange,
  type ListingStatus,
} from '@efie/domain/listing';
import { formatPrice } from '@efie/domain/money';
import { notify, type Notice } from '@efie/ui/primitives/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState, useTransition } from 'react';
import { listingLimit } from '../../../routing/limitDialog';
import { focusScreenHeading } from '../../../routing/useFocusScreenHeading';

/** A change of several listings, from the confirmation to the last repetition. */
export interface BulkChange {
  action: BulkAction;
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
  /** Changes one price, in GHS; a toast offers Undo. Stable between renders. */
  changePrice: (change: { listing: Listing; price: number }) => void;
  /** Stops all requests in flight. */
  stop: () => void;
  bulk: BulkChange | null;
  isBulkOpen: boolean;
  /** Opens the confirmation. */
  openBulk: (action: BulkAction, listings: readonly Listing[]) => void;
  /** Sends what is not done yet. */
  confirmBulk: () => void;
  closeBulk: () => void;
}

const FAILED = 'Failed to update property';

const isDone = (outcome: ChangeOutcome | undefined): boolean => outcome?.kind === 'done';

/** What restores a listing after an action; null for a status that is not one of the four, and for an unknown price. */
function reverseOf({ status, price }: Listing, { kind }: ListingAction): ListingAction | null {
  if (kind === 'price') return price === null ? null : { kind, price };
  const known = LISTING_STATUSES.find((one) => one === status);
  return known === undefined ? null : { kind: 'status', status: known };
}

/** The requests that restore the changed listings. */
function undoOf(
  listings: readonly Listing[],
  action: ListingAction,
  outcomes: ChangeOutcomes,
): readonly ListingChange[] {
  return listings.flatMap((listing) => {
    const reverse = reverseOf(listing, action);
    return reverse !== null && isDone(outcomes.get(listing.id)) ? [{ id: listing.id, action: reverse }] : [];
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
   * Sends these changes, without those of listings that have been changed again since. Undo may be pressed on another screen,
   * which then shows the result in a toast.
   */
  const undo = useCallback(
    async (changes: readonly ListingChange[], action: ListingAction) => {
      focusListing(changes[0]?.id);
      const query = { ...listOwnPropertiesQuery(), staleTime: 0 };
      // A read that is in flight may be from before the status changed.
      await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
      const latest = await queryClient.fetchQuery(query).catch(() => null);
      const byId = new Map(latest?.listings.map((listing) => [listing.id, listing]));
      const undone = changes.filter(({ id }) => latest === null || isCarriedOut(action, byId.get(id)));
      const outcomes = await sendFromRows(undone);
      const { done, remaining } = countOutcomes(outcomes);
      if (undone.length < changes.length)
        notify({
          kind: 'info',
          title: `Not undone where the ${action.kind} has changed since`,
        });
      else if (remaining > 0) notifyFailure('Not everything could be undone', outcomes, notify);
      else if (done > 0) notify({ kind: 'success', title: 'Undone' });
    },
    [queryClient, sendFromRows, notifyFailure],
  );

  const undoAction = useCallback(
    (listings: readonly Listing[], action: ListingAction, outcomes: ChangeOutcomes): Notice['action'] => {
      const changes = undoOf(listings, action, outcomes);
      return changes.length === 0 ? undefined : { label: 'Undo', onPress: () => void undo(changes, action) };
    },
    [undo],
  );

  const changeOne = useCallback(
    (listing: Listing, action: ListingAction, title: string) => {
      void sendFromRows([{ id: listing.id, action }]).then((outcomes) => {
        if (isDone(outcomes.get(listing.id))) {
          onNotice({
            kind: 'success',
            title,
            description: listing.title.slice(0, 80),
            action: undoAction([listing], action, outcomes),
          });
          return;
        }
        notifyFailure(FAILED, outcomes);
      });
    },
    [sendFromRows, onNotice, undoAction, notifyFailure],
  );
  const changeStatus = useCallback<ListingActionsState['changeStatus']>(
    ({ listing, status }) =>
      changeOne(listing, { kind: 'status', status }, `Marked as ${statusLabel(status).toLowerCase()}`),
    [changeOne],
  );
  const changePrice = useCallback<ListingActionsState['changePrice']>(
    ({ listing, price }) =>
      changeOne(listing, { kind: 'price', price }, `Price changed to ${formatPrice(price)}`),
    [changeOne],
  );

  const finishBulk = useCallback(
    ({ action, plan, outcomes }: BulkChange) => {
      setBulkOpen(false);
      const { done } = countOutcomes(outcomes);
      if (done === 0) return;
      onNotice({
        kind: 'success',
        title: doneText(action, done),
        ...(action.kind === 'status' && { action: undoAction(plan.included, action, outcomes) }),
      });
    },
    [onNotice, undoAction],
  );

  return useMemo(
    () => ({
      busyIds,
      notes,
      changeStatus,
      changePrice,
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
    [busyIds, notes, changeStatus, changePrice, bulk, isBulkOpen, send, onChanged, finishBulk],
  );
}
