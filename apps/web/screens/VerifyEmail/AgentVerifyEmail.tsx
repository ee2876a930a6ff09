import { EmailVerification } from './EmailVerification';

export function AgentVerifyEmailScreen() {
  return <EmailVerification accountRole="agent" />;
}
