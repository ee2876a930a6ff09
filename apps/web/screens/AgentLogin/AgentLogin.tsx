import { Alert, AuthLayout, Link, SlowNotice, space } from '@efie/ui';
import { LoginForm } from '@efie/ui/forms/LoginForm';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../routing/paths';
import { pageTitle } from '../../routing/title';
import { useLogin } from '../shared/useLogin';

const Expired = styled.div`
  margin-block-end: ${space[5]};
`;

/** What the way here says: an agent's page found its session ended, and kept a draft or had none (ruling 88). */
const says = (state: unknown, name: 'isSessionExpired' | 'hasDraft'): boolean =>
  typeof state === 'object' &&
  state !== null &&
  Object.entries(state).some(([key, value]) => key === name && value === true);

/** Where an agent logs in (specification section 2 "Agent login", checklist 265 to 276). */
export function Screen() {
  const { state } = useLocation();
  const { send, describeFailure, isSending, cancel } = useLogin('agent');
  return (
    <AuthLayout
      title="Agent Login"
      badge="For agents"
      lead="Manage your listings and answer new enquiries."
      more={
        <p>
          Not listed with us yet? <Link href={paths.agentSignup}>Create an agent account</Link>
        </p>
      }
      sentence="Every enquiry comes straight to your phone."
      seed="agent-login"
      homeHref={paths.home}
    >
      <title>{pageTitle('Agent Login')}</title>
      {says(state, 'isSessionExpired') && (
        <Expired>
          {/* The toast that led here has said it aloud. */}
          <Alert kind="warning">
            <strong>Session expired</strong>
            <br />
            Log in again.{says(state, 'hasDraft') && ' Your draft is kept.'}
          </Alert>
        </Expired>
      )}
      <LoginForm label="Agent Login" submitLabel="Sign In" send={send} describeFailure={describeFailure} />
      {isSending && <SlowNotice onCancel={cancel} />}
    </AuthLayout>
  );
}
