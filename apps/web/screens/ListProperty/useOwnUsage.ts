import { readAgent, useGetOwnAgentProfile, useSession } from '@efie/api';
import { listingUsage, listPropertyRule, type Usage } from '@efie/domain';
import { notify } from '@efie/ui/primitives/Toast';
import { useEffect, useRef } from 'react';
import { listingLimit } from '../../routing/listingLimit';
import { isSignedOut } from '../shared/refusals';
import { useLoad, type Load } from '../shared/useLoad';

/** Said each time the profile cannot be loaded (checklist 500). A refused token leads to the login, which says why. */
export const PROFILE_FAILED = 'Failed to load agent data. Please try again.';

function tellOfFailure(error: unknown): void {
  if (isSignedOut(error)) return;
  notify({ kind: 'error', title: PROFILE_FAILED });
}

/** Whether somebody is already writing into the form: then nothing may come between. */
const isWriting = () => document.activeElement?.matches('main :is(input, textarea, select)') === true;

/**
 * How much of the agent's plan is used, by the server's count or else by the device's. Who comes to the form by its address
 * and has no listing left meets the Listing Limit Reached dialog as soon as the server says so, unless they write already.
 */
export function useOwnUsage(): { usage: Usage | null; isFull: boolean; profile: Load<unknown> } {
  const session = useSession();
  const profile = useLoad(useGetOwnAgentProfile(), tellOfFailure);
  const agent =
    profile.kind === 'ready' ? profile.data : readAgent(session.role === 'agent' ? session.record : {});
  const isFull = listPropertyRule(agent) === 'limit';
  const isSure = profile.kind === 'ready';
  const isJudged = useRef(false);
  useEffect(() => {
    // Once: the listing that is made here may be the plan's last.
    if (!isSure || isJudged.current) return;
    isJudged.current = true;
    if (!isFull || isWriting()) return;
    // Where the focus comes back to.
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
    listingLimit.open();
  }, [isSure, isFull]);
  return { usage: listingUsage(agent), isFull, profile };
}
