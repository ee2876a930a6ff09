import { daysBefore, FIXED_NOW } from './clock';
import { DEMO_PASSWORD } from '../accounts/demoAccounts';
import { emailOf, fullNameOf } from './people';
import { createRandom } from './random';
import type { UserRecord } from './records';

/** A user who looks for a home. The same seed gives the same user; overrides are kept. */
export function createUser(
  seed: number | string = 1,
  overrides: Partial<UserRecord> = {},
  options: { now?: string } = {},
): UserRecord {
  const stream = (concern: string) => createRandom(`user|${seed}|${concern}`);
  const name = overrides.name ?? fullNameOf(stream('name'));
  return {
    id: String(seed),
    name,
    email: emailOf(name, stream('email')),
    password: DEMO_PASSWORD,
    emailVerified: true,
    createdAt: daysBefore(options.now ?? FIXED_NOW, stream('age').int(10, 400)),
    ...overrides,
  };
}
