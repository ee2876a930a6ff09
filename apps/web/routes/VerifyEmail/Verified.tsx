import type { Role } from '@efie/api';
import { Button, Heading, IconTile, TimedBar } from '@efie/ui';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { pageTitle } from '../../app/title';
import { useArrivalHeading } from '../parts/useArrivalHeading';
import { VERIFIED } from './useVerification';
import { Done, Leaving, Words } from './VerifyEmailPage.styles';

/** How long the page stands before it leads to the login, in ms (specification section 9). */
const LEAVES_AFTER = 3000;

const login = { user: paths.userLogin, agent: paths.agentLogin };

/** The address is verified: said, then on to the login, unless the person has left before (checklist 328 to 333). */
export function Verified({ whose }: { whose: Role }) {
  const navigate = useNavigate();
  const heading = useArrivalHeading();
  const href = login[whose];
  useEffect(() => {
    const timer = setTimeout(() => void navigate(href, { replace: true }), LEAVES_AFTER);
    return () => clearTimeout(timer);
  }, [navigate, href]);
  return (
    <>
      <title>{pageTitle('Email Verified')}</title>
      <Done>
        <IconTile icon={Check} />
      </Done>
      <Words>
        <Heading level={1} {...heading.props}>
          {VERIFIED.title}
        </Heading>
        <p id={heading.sentenceId}>{VERIFIED[whose]}</p>
      </Words>
      <Leaving>
        <TimedBar label="Going to the login" wait={LEAVES_AFTER} />
        <Button size="large" isFullWidth href={href}>
          Login
        </Button>
      </Leaving>
    </>
  );
}
