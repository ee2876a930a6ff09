import { VerifyEmail } from './VerifyEmail';

export function VerifyAgentEmailScreen() {
  return <VerifyEmail accountRole="agent" />;
}
