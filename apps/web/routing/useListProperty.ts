import { readAgent, useSession } from '@efie/api';
import { listPropertyRule } from '@efie/domain';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { listingLimit } from './listingLimit';
import { paths } from './paths';

/**
 * What List Property does, in the header, the footer and on Home (checklist 78 to 82, 96): a visitor or user goes to the
 * agent login, an agent below the limit to the form, an agent at the limit meets the Listing Limit Reached dialog.
 */
export function useListProperty(): () => void {
  const session = useSession();
  const navigate = useNavigate();
  const { key } = useLocation();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);
  // A second press before the page has changed must not put it into the history twice (fault 41).
  const goTo = (path: string) => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    void navigate(path);
  };
  return () => {
    if (session.role !== 'agent') goTo(paths.agentLogin);
    else if (listPropertyRule(readAgent(session.record)) === 'open') goTo(paths.listProperty);
    else listingLimit.open();
  };
}
