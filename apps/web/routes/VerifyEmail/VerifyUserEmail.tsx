import { VerifyEmailPage } from './VerifyEmailPage';

/** Where a user's address is verified. */
export function Screen() {
  return <VerifyEmailPage whose="user" />;
}
