import { VerifyEmailPage } from './VerifyEmailPage';

/** The email verification for agents. */
export function Screen() {
  return <VerifyEmailPage whose="agent" />;
}
