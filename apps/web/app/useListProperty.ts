import { readAgent, useSession } from '@efie/api';
import { listPropertyRule } from '@efie/domain';
import { useNavigate } from 'react-router-dom';
import { listingLimit } from './listingLimit';
import { paths } from './paths';

/**
 * What List Property does, in the header, the footer and on Home (checklist 78 to 82, 96): a visitor or user goes to the
 * agent login, an agent below the limit to the form, an agent at the limit meets the Listing Limit Reached dialog.
 */
export function useListProperty(): () => void {
  const session = useSession();
  const navigate = useNavigate();
  return () => {
    if (session.role !== 'agent') void navigate(paths.agentLogin);
    else if (listPropertyRule(readAgent(session.record)) === 'open') void navigate(paths.listProperty);
    else listingLimit.open();
  };
}
