import { VerifyEmailPage } from './VerifyEmailPage';

export function Screen() {
  return <VerifyEmailPage whose="agent" />;
}
