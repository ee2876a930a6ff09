import { daysBefore, FIXED_NOW } from './clock';
import { DEMO_PASSWORD } from '../accounts/demoAccounts';
import { emailOf, fullNameOf } from './people';
import { Random } from './random';
import type { UserRecord } from './records';

/** A user. The same seed gives the same user; `overrides` replace generated fields. */
export function createUser(
  seed: number | string = 1,
  overrides: Partial<UserRecord> = {},
  options: { now?: string } = {},
): UserRecord {
  const randomFor = (concern: string) => new Random(`user|${seed}|${concern}`);
  const name = overrides.name ?? fullNameOf(randomFor('name'));
  return {
    id: String(seed),
    name,
    email: emailOf(name, randomFor('email')),
    password: DEMO_PASSWORD,
    emailVerified: true,
    createdAt: daysBefore(options.now ?? FIXED_NOW, randomFor('age').int(10, 400)),
    ...overrides,
  };
}
