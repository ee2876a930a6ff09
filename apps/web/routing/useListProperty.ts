import { readAgent, useSession } from '@efie/api';
import { listPropertyRule } from '@efie/domain/account';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { listingLimit } from './limitDialog';
import { paths } from './paths';

/**
 * The handler of List Property in the header, the footer and on Home: visitors and users go to the agent login, agents
 * below the limit to the form; for agents at the limit, the Listing Limit Reached dialog opens.
 */
export function useListProperty(): () => void {
  const session = useSession();
  const navigate = useNavigate();
  const { key } = useLocation();
  const isNavigating = useRef(false);
  useEffect(() => {
    isNavigating.current = false;
  }, [key]);
  // A second press before the navigation must not add a second history entry.
  const goTo = (path: string, state?: object) => {
    if (isNavigating.current) return;
    isNavigating.current = true;
    void navigate(path, { state });
  };
  return () => {
    if (session.role !== 'agent') goTo(paths.agentLogin, { isListing: true });
    else if (listPropertyRule(readAgent(session.record)) === 'open') goTo(paths.listProperty);
    else listingLimit.open();
  };
}
