import {
  dismissTask,
  restoreTasks,
  serverNow,
  useDismissedTasks,
  type ListingsResponse,
  type QueryState,
} from '@efie/api';
import type { Agent, Payment } from '@efie/domain/account';
import { agentTasks, isDismissed } from '@efie/domain/tasks';
import { AgentTasks, AgentTasksSkeleton, type TaskLinks } from '@efie/ui/panels/AgentTasks';
import { useMemo, useRef } from 'react';
import { paths } from '../../../routing/paths';
import { useFocusFallback } from '../../common/focus/useFocusFallback';
import { plans } from '../../common/paymentSettings';
import { useEditDialog } from '../useEditDialog';
import { useMarketPrices } from './useMarketPrices';

export interface TodayProps {
  profile: QueryState<Agent>;
  listings: QueryState<ListingsResponse>;
  payments: QueryState<readonly Payment[]>;
  /** The session has ended: only an open edit dialog is rendered, because it may hold unsaved changes. */
  isWithheld: boolean;
}

const links: TaskLinks = {
  plans: paths.plans,
  profile: paths.editProfile,
  payment: (reference) => `${paths.paymentCallback}?${new URLSearchParams({ reference }).toString()}`,
};

const dataOf = <Data,>(load: QueryState<Data>): Data | null => ('data' in load ? load.data : null);

/** The tasks of the agent. Hidden ones are stored on this device. */
export function Today({ profile, listings: listingsLoad, payments: paymentsLoad, isWithheld }: TodayProps) {
  const agent = dataOf(profile);
  const listings = dataOf(listingsLoad)?.listings ?? null;
  const payments = dataOf(paymentsLoad);
  const prices = useMarketPrices(listings);
  const dismissals = useDismissedTasks();
  const { tasks, hiddenCount } = useMemo(() => {
    const now = serverNow();
    const all = agentTasks({ agent, listings, payments, prices, now, plans });
    const visible = all.filter((task) => !isDismissed(task, dismissals, now));
    return { tasks: visible, hiddenCount: all.length - visible.length };
  }, [agent, listings, payments, prices, dismissals]);

  const edit = useEditDialog();
  const title = useRef<HTMLHeadingElement>(null);
  const keepFocus = useFocusFallback(title);
  if (isWithheld) return edit.dialog;

  const loads = { profile, listings: listingsLoad, payments: paymentsLoad };
  if (Object.values(loads).some(({ kind }) => kind === 'loading'))
    return (
      <>
        <AgentTasksSkeleton />
        {edit.dialog}
      </>
    );
  return (
    <>
      <div onFocus={keepFocus}>
        <AgentTasks
          tasks={tasks}
          hiddenCount={hiddenCount}
          unchecked={Object.entries(loads).flatMap(([name, { kind }]) => (kind === 'error' ? [name] : []))}
          links={links}
          openingId={edit.openingId}
          onEdit={({ listingId }) => {
            const listing = listings?.find(({ id }) => id === listingId);
            if (listing) edit.onEdit({ listing });
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
