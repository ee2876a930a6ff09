import type { Role } from '@efie/api';
import { paths } from './paths';

const pathByRole = { user: paths.verifyEmail, agent: paths.agentVerifyEmail };

/** The path of the email verification, with the email address encoded in the query string. */
export function verifyEmailPath(role: Role, email: string): string {
  return `${pathByRole[role]}?email=${encodeURIComponent(email)}`;
}
