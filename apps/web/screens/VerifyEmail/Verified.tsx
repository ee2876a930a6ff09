import type { Role } from '@efie/api';
import { Button, Heading, IconTile, TimedBar } from '@efie/ui';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../routing/paths';
import { pageTitle } from '../../routing/title';
import { useArrivalHeading } from '../common/useArrivalHeading';
import { VERIFIED } from './useVerification';
import { Done, Leaving, Words } from './VerifyEmailPage.styles';

/** ms until the redirect to the login. */
const REDIRECT_AFTER = 3000;

const loginPath = { user: paths.userLogin, agent: paths.agentLogin };

/** Confirms the verification and redirects to the login; unmounting cancels the redirect. */
export function Verified({ whose }: { whose: Role }) {
  const navigate = useNavigate();
  const heading = useArrivalHeading();
  const href = loginPath[whose];
  useEffect(() => {
    const timer = setTimeout(() => void navigate(href, { replace: true }), REDIRECT_AFTER);
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
        <TimedBar label="Going to the login page" wait={REDIRECT_AFTER} />
        <Button size="large" isFullWidth href={href}>
          Login
        </Button>
      </Leaving>
    </>
  );
}
