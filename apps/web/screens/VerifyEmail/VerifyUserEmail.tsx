import { VerifyEmail } from './VerifyEmail';

export function Screen() {
  return <VerifyEmail accountRole="user" />;
}
