import { Alert, AuthLayout, Link, SlowNotice, space } from '@efie/ui';
import { LoginForm } from '@efie/ui/forms/LoginForm';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../routing/paths';
import { pageTitle } from '../../routing/title';
import { useLogin } from '../common/account/useLogin';

const Notice = styled.div`
  margin-block-end: ${space[5]};
`;

/**
 * Reads the router state set by List Property, by a payment, and when an agent screen redirects here after the session has
 * ended.
 */
const hasFlag = (state: unknown, name: 'isSessionExpired' | 'hasDraft' | 'isListing' | 'isPaid'): boolean =>
  typeof state === 'object' &&
  state !== null &&
  Object.entries(state).some(([key, value]) => key === name && value === true);

export function AgentLoginScreen() {
  const { state } = useLocation();
  const { send, onFailed, isSending, cancel } = useLogin('agent');
  return (
    <AuthLayout
      title="Agent Login"
      badge="For agents"
      lead="Manage your listings."
      footer={
        <p>
          Not listed with us yet? <Link href={paths.agentSignup}>Create an agent account</Link>
        </p>
      }
      tagline="Every enquiry comes straight to your phone."
      seed="agent-login"
      homeHref={paths.home}
    >
      <title>{pageTitle('Agent Login')}</title>
      {hasFlag(state, 'isSessionExpired') && (
        <Notice>
          {/* Not announced: the toast of the redirect was. */}
          <Alert kind="warning">
            <strong>Session expired</strong>
            <br />
            <span>{`Log in again.${hasFlag(state, 'hasDraft') ? ' Your draft is kept.' : ''}`}</span>
          </Alert>
        </Notice>
      )}
      {hasFlag(state, 'isListing') && (
        <Notice>
          <Alert kind="info">Log in as an agent to list a property: Add Listing is on your dashboard.</Alert>
        </Notice>
      )}
      {hasFlag(state, 'isPaid') && (
        <Notice>
          <Alert kind="success">Your payment was received. Log in to see your plan.</Alert>
        </Notice>
      )}
      <LoginForm label="Agent Login" submitLabel="Sign In" send={send} onFailed={onFailed} />
      {isSending && <SlowNotice onCancel={cancel} />}
    </AuthLayout>
  );
}
