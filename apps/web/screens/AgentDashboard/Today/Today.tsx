import {
  confirmStillFree,
  dismissTask,
  readTaskCount,
  restoreTasks,
  serverNow,
  storeTaskCount,
  undoStillFree,
  useDismissedTasks,
  useStillFree,
  useViewHistory,
  type ListingsResponse,
  type QueryState,
} from '@efie/api';
import type { Agent, Payment } from '@efie/domain/account';
import {
  FIRST_TASKS,
  agentTasks,
  isDismissed,
  liveHomesText,
  stillFreeIds,
  type AgentTask,
  type TaskKind,
} from '@efie/domain/tasks';
import { compareViews } from '@efie/domain/views';
import { SlowNotice } from '@efie/ui';
import { AgentTasks, AgentTasksSkeleton, type TaskLinks } from '@efie/ui/panels/AgentTasks';
import type { Notice } from '@efie/ui/primitives/Toast';
import { useEffect, useMemo, useRef, useState } from 'react';
import { paths } from '../../../routing/paths';
import { useFocusFallback } from '../../common/focus/useFocusFallback';
import { useSubscribe } from '../../common/payments/useSubscribe';
import { plans } from '../../common/paymentSettings';
import { useListingActions } from '../listings/useListingActions';
import { useEditDialog } from '../useEditDialog';
import { useMarketPrices } from './useMarketPrices';

export interface TodayProps {
  profile: QueryState<Agent>;
  listings: QueryState<ListingsResponse>;
  payments: QueryState<readonly Payment[]>;
  onNotice: (notice: Notice) => void;
  /** The session has ended: only an open edit dialog is rendered, because it may hold unsaved changes. */
  isWithheld: boolean;
}

const links: TaskLinks = {
  plans: paths.plans,
  profile: paths.editProfile,
  payment: (reference) => `${paths.paymentCallback}?${new URLSearchParams({ reference }).toString()}`,
};

const dataOf = <Data,>(load: QueryState<Data>): Data | null => ('data' in load ? load.data : null);

/**
 * The open tasks in the order in which this visit saw them, so that one that is known late moves no other; and how many are
 * done: those that were open, and are neither open nor hidden now.
 */
function useVisit(open: readonly AgentTask[], hidden: readonly AgentTask[], isKnown: boolean) {
  const [seen, setSeen] = useState<readonly TaskKind[]>([]);
  const fresh = open.filter(({ kind }) => !seen.includes(kind));
  if (isKnown && fresh.length > 0) setSeen([...seen, ...fresh.map(({ kind }) => kind)]);
  const taskOf = (tasks: readonly AgentTask[], wanted: TaskKind) => tasks.find(({ kind }) => kind === wanted);
  const tasks = [...seen.flatMap((kind) => taskOf(open, kind) ?? []), ...fresh];
  const done = seen.filter((kind) => !taskOf(open, kind) && !taskOf(hidden, kind));
  return { tasks, doneCount: isKnown ? done.length : 0 };
}

/** The tasks of the agent, which are worked in place. Hidden ones are stored on this device. */
export function Today({
  profile,
  listings: listingsLoad,
  payments: paymentsLoad,
  onNotice,
  isWithheld,
}: TodayProps) {
  const agent = dataOf(profile);
  const listings = dataOf(listingsLoad)?.listings ?? null;
  const payments = dataOf(paymentsLoad);
  const { prices, isPending } = useMarketPrices(listings);
  const dismissals = useDismissedTasks();
  const confirmations = useStillFree();
  const { open, hidden } = useMemo(() => {
    const now = serverNow();
    const stillFree = stillFreeIds(confirmations, now);
    const all = agentTasks({ agent, listings, payments, prices, now, plans, stillFree });
    const isHidden = (task: AgentTask) => isDismissed(task, dismissals, now);
    return { open: all.filter((task) => !isHidden(task)), hidden: all.filter(isHidden) };
  }, [agent, listings, payments, prices, dismissals, confirmations]);
  const loads = { profile, listings: listingsLoad, payments: paymentsLoad };
  const unchecked = Object.entries(loads).flatMap(([name, { kind }]) => (kind === 'error' ? [name] : []));
  const isLoading = Object.values(loads).some(({ kind }) => kind === 'loading');
  const isKnown = !isLoading && unchecked.length === 0;
  const { tasks, doneCount } = useVisit(open, hidden, isKnown);
  const [expectedCount] = useState(readTaskCount);
  useEffect(() => {
    if (isKnown && !isPending) storeTaskCount(tasks.length);
  }, [isKnown, isPending, tasks.length]);
  const viewHistory = useViewHistory();
  const { busyIds, changeStatus, changePrice } = useListingActions(onNotice);
  const listingOf = (listingId: string) => listings?.find(({ id }) => id === listingId);

  const payment = useSubscribe(agent);

  const edit = useEditDialog();
  const title = useRef<HTMLHeadingElement>(null);
  const keepFocus = useFocusFallback(title);
  if (isWithheld) return edit.dialog;

  if (isLoading)
    return (
      <>
        <AgentTasksSkeleton count={expectedCount ?? undefined} />
        {edit.dialog}
      </>
    );
  const now = serverNow();
  const change = agent?.isVerified && listings ? compareViews(viewHistory, listings, now) : null;
  return (
    <>
      <div onFocus={keepFocus}>
        <AgentTasks
          tasks={tasks}
          hiddenCount={hidden.length}
          doneCount={doneCount}
          pendingCount={isPending ? (expectedCount ?? FIRST_TASKS) - tasks.length : 0}
          summary={liveHomesText(listings ?? [], change, now)}
          unchecked={unchecked}
          links={links}
          openingId={edit.openingId}
          onEdit={({ listingId, files }) => {
            const listing = listingOf(listingId);
            if (listing) edit.onEdit({ listing, files });
          }}
          busyIds={busyIds}
          onStillFree={({ listingId }) => {
            confirmStillFree(listingId);
            onNotice({
              kind: 'success',
              title: 'Not asked about for 30 days',
              description: listingOf(listingId)?.title.slice(0, 80),
              action: { label: 'Undo', onPress: () => undoStillFree(listingId) },
            });
          }}
          onGone={({ listingId, status }) => {
            const listing = listingOf(listingId);
            if (listing) changeStatus({ listing, status });
          }}
          onPrice={({ listingId, price }) => {
            const listing = listingOf(listingId);
            if (listing) changePrice({ listing, price });
          }}
          onRenew={payment.onChoose}
          renewingId={payment.startingId}
          onDismiss={({ task }) => dismissTask(task)}
          onRestore={restoreTasks}
          titleRef={title}
        />
        {payment.startingId !== null && <SlowNotice onCancel={payment.onCancel} />}
      </div>
      {edit.dialog}
    </>
  );
}
