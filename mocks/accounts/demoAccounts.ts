import type { Role } from '../factories/records';

export const DEMO_PASSWORD = 'efie-demo-2026';

/** An account that exists in every scenario, for demonstrations, stories and tests. */
export type DemoAccount = {
  /** Name used by toolbars, URL parameters and tests. */
  key: DemoAccountKey;
  role: Role;
  id: string;
  name: string;
  email: string;
  password: string;
  /** A token that is valid from the start, so that a story can start signed in. */
  token: string;
  /** One sentence, shown in menus. */
  purpose: string;
};

export type DemoAccountKey =
  | 'user'
  | 'agent-free'
  | 'agent-pro-limit'
  | 'agent-premium'
  | 'agent-expired'
  | 'agent-unverified-email'
  | 'agent-not-verified'
  | 'user-unverified-email';

function account(
  key: DemoAccountKey,
  role: Role,
  id: string,
  name: string,
  email: string,
  purpose: string,
): DemoAccount {
  return { key, role, id, name, email, password: DEMO_PASSWORD, token: `demo-token-${key}`, purpose };
}

/** The demo accounts, in menu order. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account('user', 'user', '501', 'Abena Sarpong', 'user@example.com', 'A user with saved properties.'),
  account(
    'agent-free',
    'agent',
    '103',
    'Esi Quansah',
    'agent.free@example.com',
    'A verified agent on Free with 2 of 3 listings: can add one more.',
  ),
  account(
    'agent-pro-limit',
    'agent',
    '102',
    'Kojo Amponsah',
    'agent.pro@example.com',
    'A verified agent on Pro with 10 of 10 listings: adding one opens the limit dialog.',
  ),
  account(
    'agent-premium',
    'agent',
    '101',
    'Akosua Frimpong',
    'agent.premium@example.com',
    'A verified agent on Premium with many listings, payments and no limit.',
  ),
  account(
    'agent-expired',
    'agent',
    '104',
    'Selorm Agbeko',
    'agent.expired@example.com',
    'A verified agent whose Pro plan has expired: 5 listings with a limit of 3, the plan card shows "Renew Plan".',
  ),
  account(
    'agent-unverified-email',
    'agent',
    '105',
    'Yaw Ofori',
    'agent.unverified@example.com',
    'An agent with an unverified email: login leads to email verification.',
  ),
  account(
    'agent-not-verified',
    'agent',
    '106',
    'Zainab Fuseini',
    'agent.new@example.com',
    'An agent on Free who is not verified: no stat cards, "Not Verified" on the public profile.',
  ),
  account(
    'user-unverified-email',
    'user',
    '502',
    'Kwame Darko',
    'user.unverified@example.com',
    'A user with an unverified email: login leads to email verification.',
  ),
];

/** The demo account with an untrusted key; null for an unknown key. */
export function findDemoAccount(key: string): DemoAccount | null {
  return DEMO_ACCOUNTS.find((candidate) => candidate.key === key) ?? null;
}

export function demoAccount(key: DemoAccountKey): DemoAccount {
  const found = findDemoAccount(key);
  if (!found) throw new RangeError(`No demo account '${key}'.`);
  return found;
}
