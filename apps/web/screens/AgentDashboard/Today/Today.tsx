import {
  confirmStillFree,
  dismissTask,
  restoreTasks,
  serverNow,
  undoStillFree,
  useDismissedTasks,
  useStillFree,
  useViewHistory,
  type ListingsResponse,
  type QueryState,
} from '@efie/api';
import type { Agent, Payment } from '@efie/domain/account';
import {
  agentTasks,
  isDismissed,
  liveHomesText,
  stillFreeIds,
  type AgentTask,
  type TaskKind,
} from '@efie/domain/tasks';
import { compareViews } from '@efie/domain/views';
import { AgentTasks, AgentTasksSkeleton, type TaskLinks } from '@efie/ui/panels/AgentTasks';
import type { Notice } from '@efie/ui/primitives/Toast';
import { useMemo, useRef, useState } from 'react';
import { paths } from '../../../routing/paths';
import { useFocusFallback } from '../../common/focus/useFocusFallback';
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

/** How many tasks of this visit are done: those that were open, and are neither open nor hidden now. */
function useDoneCount(open: readonly TaskKind[], hidden: readonly TaskKind[], isKnown: boolean): number {
  const [seen, setSeen] = useState<ReadonlySet<TaskKind>>(new Set());
  if (isKnown && open.some((kind) => !seen.has(kind))) setSeen(new Set([...seen, ...open]));
  if (!isKnown) return 0;
  return [...seen].filter((kind) => !open.includes(kind) && !hidden.includes(kind)).length;
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
  const prices = useMarketPrices(listings);
  const dismissals = useDismissedTasks();
  const confirmations = useStillFree();
  const { tasks, hidden } = useMemo(() => {
    const now = serverNow();
    const stillFree = stillFreeIds(confirmations, now);
    const all = agentTasks({ agent, listings, payments, prices, now, plans, stillFree });
    const isHidden = (task: AgentTask) => isDismissed(task, dismissals, now);
    return { tasks: all.filter((task) => !isHidden(task)), hidden: all.filter(isHidden) };
  }, [agent, listings, payments, prices, dismissals, confirmations]);
  const loads = { profile, listings: listingsLoad, payments: paymentsLoad };
  const unchecked = Object.entries(loads).flatMap(([name, { kind }]) => (kind === 'error' ? [name] : []));
  const isLoading = Object.values(loads).some(({ kind }) => kind === 'loading');
  const kindOf = ({ kind }: AgentTask) => kind;
  const doneCount = useDoneCount(tasks.map(kindOf), hidden.map(kindOf), !isLoading && unchecked.length === 0);
  const viewHistory = useViewHistory();
  const { busyIds, changeStatus } = useListingActions(onNotice);
  const listingOf = (listingId: string) => listings?.find(({ id }) => id === listingId);

  const edit = useEditDialog();
  const title = useRef<HTMLHeadingElement>(null);
  const keepFocus = useFocusFallback(title);
  if (isWithheld) return edit.dialog;

  if (isLoading)
    return (
      <>
        <AgentTasksSkeleton />
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
          summary={liveHomesText(listings ?? [], change, now)}
          unchecked={unchecked}
          links={links}
          openingId={edit.openingId}
          onEdit={({ listingId }) => {
            const listing = listingOf(listingId);
            if (listing) edit.onEdit({ listing });
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
          onDismiss={({ task }) => dismissTask(task)}
          onRestore={restoreTasks}
          titleRef={title}
        />
      </div>
      {edit.dialog}
    </>
  );
}
