import { reduceRedirect } from '@efie/domain';
import { Heading, Icon, TimedBar } from '@efie/ui';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { parsePath, useHref, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { pageTitle } from '../../app/title';
import { useArrivalHeading } from '../parts/useArrivalHeading';
import { Tile, Wait, Words } from './PaymentCallback.styles';

/** How long the panel stands before it leads on, in ms (specification section 9). */
const LEAVES_AFTER = 2000;

/** Inside this site only (ruling 105); an address that leads back here would never end. */
function placeAfter(redirectUrl: string, base: string): string {
  const place = reduceRedirect(redirectUrl, base) ?? paths.agentDashboard;
  return parsePath(place).pathname === paths.paymentCallback ? paths.agentDashboard : place;
}

/** Paid: said, then on in this page's place, unless the person has left before (checklist 527 to 530; fault 132). */
export function PaymentPaid({ redirectUrl }: { redirectUrl: string }) {
  const navigate = useNavigate();
  const {
    props: { ref },
  } = useArrivalHeading();
  const place = placeAfter(redirectUrl, useHref('/'));
  useEffect(() => {
    const timer = setTimeout(() => void navigate(place, { replace: true }), LEAVES_AFTER);
    return () => clearTimeout(timer);
  }, [navigate, place]);
  return (
    <>
      <title>{pageTitle('Payment Successful')}</title>
      <Tile aria-hidden="true">
        <Icon icon={Check} size={44} />
      </Tile>
      <Words>
        <Heading level={1} ref={ref} tabIndex={-1}>
          Payment successful! <span>Redirecting to dashboard...</span>
        </Heading>
      </Words>
      <Wait>
        <TimedBar label="Going to the dashboard" wait={LEAVES_AFTER} />
      </Wait>
    </>
  );
}
