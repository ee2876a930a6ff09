import { EmailVerification } from './EmailVerification';

export function VerifyEmailScreen() {
  return <EmailVerification accountRole="user" />;
}
