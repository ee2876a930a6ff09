import { VerifyEmail } from './VerifyEmail';

export function VerifyUserEmailScreen() {
  return <VerifyEmail accountRole="user" />;
}
