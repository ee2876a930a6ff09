import type { Role } from '@efie/api';
import { paths } from '../../app/paths';

const page = { user: paths.verifyUserEmail, agent: paths.verifyAgentEmail };

/** Where an address is verified; the address stands in the query whatever signs it holds (checklist 271, 321; fault 90). */
export function verifyEmailPath(role: Role, email: string): string {
  return `${page[role]}?email=${encodeURIComponent(email)}`;
}
