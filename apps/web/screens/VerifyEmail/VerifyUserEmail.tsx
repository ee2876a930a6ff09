import { VerifyEmailPage } from './VerifyEmailPage';

/** The email verification for users. */
export function Screen() {
  return <VerifyEmailPage whose="user" />;
}
