import { sameSiteRedirect } from '@efie/domain/contact';
import { Heading, Icon, TimedBar } from '@efie/ui';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { parsePath, useHref, useNavigate } from 'react-router-dom';
import { paths } from '../../routing/paths';
import { pageTitle } from '../../routing/title';
import { useFocusedHeading } from '../common/focus/useFocusedHeading';
import { Tile, RedirectProgress, Message } from './PaymentCallback.styles';

/** ms until the redirect. */
const REDIRECT_AFTER = 2000;

/** Navigation state for the agent login, in case the session has ended. */
const PAID = { isPaid: true };

/** The path to redirect to, on this site only (ruling 105). A URL of this screen would loop, so it becomes the dashboard. */
function redirectPath(redirectUrl: string, base: string): string {
  const path = sameSiteRedirect(redirectUrl, base) ?? paths.agentDashboard;
  return parsePath(path).pathname === paths.paymentCallback ? paths.agentDashboard : path;
}

/** Confirms the payment and redirects, replacing the history entry; unmounting cancels the redirect. */
export function PaymentSucceeded({ redirectUrl }: { redirectUrl: string }) {
  const navigate = useNavigate();
  const {
    headingProps: { ref },
  } = useFocusedHeading();
  const path = redirectPath(redirectUrl, useHref('/'));
  useEffect(() => {
    const timer = setTimeout(() => void navigate(path, { replace: true, state: PAID }), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [navigate, path]);
  return (
    <>
      <title>{pageTitle('Payment Successful')}</title>
      <Tile aria-hidden="true">
        <Icon icon={Check} size={44} />
      </Tile>
      <Message>
        <Heading level={1} ref={ref} tabIndex={-1}>
          Payment successful! <span>Redirecting to dashboard...</span>
        </Heading>
      </Message>
      <RedirectProgress>
        <TimedBar label="Going to the dashboard" durationMs={REDIRECT_AFTER} />
      </RedirectProgress>
    </>
  );
}
