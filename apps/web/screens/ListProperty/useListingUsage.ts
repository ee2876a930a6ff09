import {
  getOwnAgentProfileQuery,
  isUnauthorized,
  readAgent,
  useQueryState,
  useSession,
  type QueryState,
} from '@efie/api';
import { listingUsage, listPropertyRule, type Agent, type ListingUsage } from '@efie/domain/account';
import { notify } from '@efie/ui/primitives/Toast';
import { useEffect, useRef } from 'react';
import { listingLimit } from '../../routing/limitDialog';

export const PROFILE_FAILED = 'Failed to load agent data. Please try again.';

function notifyFailure(error: unknown): void {
  // The redirect to the login reports a rejected token.
  if (isUnauthorized(error)) return;
  notify({ kind: 'error', title: PROFILE_FAILED });
}

/** Whether a field has focus, so that a dialog would interrupt the user. */
const isWriting = () => document.activeElement?.matches('main :is(input, textarea, select)') === true;

/**
 * The agent and their listing usage, from the server or, until that has loaded, from the stored record. Opens the limit
 * dialog when the server reports a full plan, unless a field has focus.
 */
export function useListingUsage(): {
  agent: Agent;
  usage: ListingUsage | null;
  isFull: boolean;
  profile: QueryState<unknown>;
} {
  const session = useSession();
  const profile = useQueryState(getOwnAgentProfileQuery(), { onError: notifyFailure });
  const agent =
    profile.kind === 'ready' ? profile.data : readAgent(session.role === 'agent' ? session.record : {});
  const isFull = listPropertyRule(agent) === 'limit';
  const isFromServer = profile.kind === 'ready';
  const hasChecked = useRef(false);
  useEffect(() => {
    // Only once, because the listing created here may use up the plan.
    if (!isFromServer || hasChecked.current) return;
    hasChecked.current = true;
    if (!isFull || isWriting()) return;
    // The dialog restores focus to this element when it closes.
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
    listingLimit.open();
  }, [isFromServer, isFull]);
  return { agent, usage: listingUsage(agent), isFull, profile };
}
