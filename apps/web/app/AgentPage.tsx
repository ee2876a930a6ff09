import { isSameAccount, subscribeToUnauthorized, useSession } from '@efie/api';
import { Alert, Container, Link, space } from '@efie/ui';
import { notify } from '@efie/ui/primitives/Toast';
import { Fragment, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from './paths';
import { useEndElsewhere } from './useEndElsewhere';

const SignedOut = styled(Container)`
  padding-block-start: ${space[6]};
`;

/**
 * Stands round each page that is for agents only. Opened without an agent's token it leads to the agent login (checklist 23
 * to 27); so does a refused token, with the reason and the draft kept (ruling 88, fault 11). A session that ends in another
 * tab, also by a user's login there, leaves the page and its words as they are, and says so (faults 7, 8).
 */
function AgentPage({ children }: { children: ReactNode }) {
  const session = useSession();
  const isAgent = session.role === 'agent';
  const [isOpen] = useState(isAgent);
  const [isExpired, setExpired] = useState(false);
  const hasEndedElsewhere = useEndElsewhere();

  // Another agent, come in another tab, begins with a page of their own.
  const [{ owner, turn }, setOwner] = useState({ owner: session, turn: 0 });
  if (isAgent && session !== owner) {
    setOwner({ owner: session, turn: isSameAccount(owner, session) ? turn : turn + 1 });
  }

  useEffect(
    () =>
      subscribeToUnauthorized((role) => {
        if (role !== 'agent') return;
        notify({
          kind: 'warning',
          title: 'Session expired',
          description: 'Log in again. Your draft is kept.',
        });
        setExpired(true);
      }),
    [],
  );

  if (!isOpen) return <Navigate to={paths.agentLogin} replace />;
  if (isExpired) return <Navigate to={paths.agentLogin} replace state={{ isSessionExpired: true }} />;
  return (
    <>
      {hasEndedElsewhere && !isAgent && (
        <SignedOut>
          <Alert kind="warning">
            You are signed out.{' '}
            <Link href={paths.agentLogin} target="_blank">
              Log in again in a new tab
            </Link>{' '}
            and go on here: what you typed is kept.
          </Alert>
        </SignedOut>
      )}
      <Fragment key={turn}>{children}</Fragment>
    </>
  );
}

/** The screen of an agent's page, with its guard. */
export function guarded(Screen: ComponentType): ComponentType {
  return function GuardedScreen() {
    return (
      <AgentPage>
        <Screen />
      </AgentPage>
    );
  };
}
