import { isSameAccount, subscribeToUnauthorized, useSession } from '@efie/api';
import { Alert, hasUnsavedInput, Link, subscribeToFormLeave, WithheldData } from '@efie/ui';
import { notify } from '@efie/ui/primitives/Toast';
import {
  Fragment,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from './paths';
import { Redirect } from './Redirect';
import { SignedOut } from './SignedOut';

/** Navigation state for the login screen after the server has ended the session. */
interface Expiry {
  isSessionExpired: true;
  hasDraft: boolean;
}

/** Navigation state for the login screen, for a visitor who wants to list a home. */
const LISTING = { isListing: true };

const withoutInput = () => false;

const logInAgain = (
  <Link href={paths.agentLogin} target="_blank">
    Log in again in a new tab
  </Link>
);

/** Shown above the unsaved input of an account that has been signed out. */
const notices = {
  signedOut: (
    <Alert kind="warning" role="alert">
      You are signed out. {logInAgain} and go on here: what you typed is kept. Your other details are hidden
      until then.
    </Alert>
  ),
  otherAccount: (
    <Alert kind="warning" role="alert">
      Another account is signed in now. {logInAgain} and go on here: what you typed is kept, and nothing is
      saved to the other account.
    </Alert>
  ),
};

/**
 * Guards a screen that is for agents only. Redirects to the agent login without an agent's token, with the navigation state
 * of the screen, and with the reason when the server rejects the token. When the account is signed out or replaced in another
 * tab, the screen is replaced too; with unsaved input its forms stay, without the account's other data (ruling 145).
 */
function AgentPage({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, state } = useLocation();
  const isAgent = session.role === 'agent';
  const [isOpen] = useState(isAgent);
  const [expiry, setExpiry] = useState<Expiry | null>(null);
  const [{ owner, turn }, setOwner] = useState({ owner: session, turn: 0 });
  const hasInput = useSyncExternalStore(subscribeToFormLeave, hasUnsavedInput, withoutInput);

  const isOwner = isSameAccount(owner, session);
  if (isAgent && session !== owner && (isOwner || !hasInput)) {
    // Another agent starts with a newly mounted screen.
    setOwner({ owner: session, turn: isOwner ? turn : turn + 1 });
  }

  useEffect(
    () =>
      subscribeToUnauthorized((role) => {
        if (role !== 'agent') return;
        const hasDraft = hasUnsavedInput();
        notify({
          kind: 'warning',
          title: 'Session expired',
          description: hasDraft ? 'Log in again. Your draft is kept.' : 'Log in again.',
        });
        setExpiry({ isSessionExpired: true, hasDraft });
      }),
    [],
  );

  if (!isOpen)
    return <Redirect to={paths.agentLogin} state={pathname === paths.listProperty ? LISTING : state} />;
  if (expiry !== null) return <Redirect to={paths.agentLogin} state={expiry} />;
  if (!isOwner && !hasInput) return <SignedOut isUser={session.role === 'user'} />;
  const notice = session.role === 'guest' ? notices.signedOut : notices.otherAccount;
  return (
    <WithheldData value={isOwner ? null : notice}>
      <Fragment key={turn}>{children}</Fragment>
    </WithheldData>
  );
}

/** Wraps a screen for agents in its guard. */
export function guarded(Screen: ComponentType): ComponentType {
  return function GuardedScreen() {
    return (
      <AgentPage>
        <Screen />
      </AgentPage>
    );
  };
}
