import type { Role } from '@efie/api';
import { Button, Heading, IconTile, TimedBar } from '@efie/ui';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../routing/paths';
import { pageTitle } from '../../routing/title';
import { useFocusedHeading } from '../common/focus/useFocusedHeading';
import { VERIFIED_TEXT } from './useVerification';
import { SuccessIcon, RedirectActions, Message } from './VerifyEmail.styles';

/** ms until the redirect to the login. */
const REDIRECT_AFTER = 3000;

const loginPath = { user: paths.userLogin, agent: paths.agentLogin };

/** Confirms the verification and redirects to the login; unmounting cancels the redirect. */
export function EmailVerified({ whose }: { whose: Role }) {
  const navigate = useNavigate();
  const { headingProps, descriptionId } = useFocusedHeading();
  const href = loginPath[whose];
  useEffect(() => {
    const timer = setTimeout(() => void navigate(href, { replace: true }), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [navigate, href]);
  return (
    <>
      <title>{pageTitle('Email Verified')}</title>
      <SuccessIcon>
        <IconTile icon={Check} />
      </SuccessIcon>
      <Message>
        <Heading level={1} {...headingProps}>
          {VERIFIED_TEXT.title}
        </Heading>
        <p id={descriptionId}>{VERIFIED_TEXT[whose]}</p>
      </Message>
      <RedirectActions>
        <TimedBar label="Going to the login page" durationMs={REDIRECT_AFTER} />
        <Button size="large" isFullWidth href={href}>
          Login
        </Button>
      </RedirectActions>
    </>
  );
}
