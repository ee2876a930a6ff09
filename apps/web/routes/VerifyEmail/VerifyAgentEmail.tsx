import { VerifyEmailPage } from './VerifyEmailPage';

/** Where an agent's address is verified. */
export function Screen() {
  return <VerifyEmailPage whose="agent" />;
}
