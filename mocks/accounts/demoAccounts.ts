import type { Role } from '../factories/records';

export const DEMO_PASSWORD = 'efie-demo-2026';

/** By name in toolbars, URL parameters and tests, in menu order. `purpose` is one sentence, shown in menus. */
const ACCOUNTS = {
  user: {
    id: '501',
    name: 'Abena Sarpong',
    email: 'user@example.com',
    purpose: 'A user with saved properties.',
  },
  'agent-free': {
    id: '103',
    name: 'Esi Quansah',
    email: 'agent.free@example.com',
    purpose: 'A verified agent on Free with 2 of 3 listings: can add one more.',
  },
  'agent-pro-limit': {
    id: '102',
    name: 'Kojo Amponsah',
    email: 'agent.pro@example.com',
    purpose: 'A verified agent on Pro with 10 of 10 listings: adding one opens the limit dialog.',
  },
  'agent-premium': {
    id: '101',
    name: 'Akosua Frimpong',
    email: 'agent.premium@example.com',
    purpose: 'A verified agent on Premium with many listings, payments and no limit.',
  },
  'agent-expired': {
    id: '104',
    name: 'Selorm Agbeko',
    email: 'agent.expired@example.com',
    purpose:
      'A verified agent whose Pro plan has expired: 5 listings with a limit of 3, the plan card shows "Renew Plan".',
  },
  'agent-unverified-email': {
    id: '105',
    name: 'Yaw Ofori',
    email: 'agent.unverified@example.com',
    purpose: 'An agent with an unverified email: login leads to email verification.',
  },
  'agent-not-verified': {
    id: '106',
    name: 'Zainab Fuseini',
    email: 'agent.new@example.com',
    purpose: 'An agent on Free who is not verified: no stat cards, "Not Verified" on the public profile.',
  },
  'user-unverified-email': {
    id: '502',
    name: 'Kwame Darko',
    email: 'user.unverified@example.com',
    purpose: 'A user with an unverified email: login leads to email verification.',
  },
};

export type DemoAccountKey = keyof typeof ACCOUNTS;

/** An account that exists in every scenario, for demonstrations, stories and tests. */
export type DemoAccount = (typeof ACCOUNTS)[DemoAccountKey] & {
  key: DemoAccountKey;
  role: Role;
  password: string;
  /** A token that is valid from the start, so that a story can start signed in. */
  token: string;
};

export function demoAccount(key: DemoAccountKey): DemoAccount {
  const role = key.startsWith('agent') ? 'agent' : 'user';
  return { key, role, ...ACCOUNTS[key], password: DEMO_PASSWORD, token: `demo-token-${key}` };
}

// Object.keys loses the keys' type.
export const DEMO_ACCOUNTS = (Object.keys(ACCOUNTS) as DemoAccountKey[]).map(demoAccount);

/** The demo account with an untrusted key; null for an unknown key. */
export function findDemoAccount(key: string): DemoAccount | null {
  return DEMO_ACCOUNTS.find((candidate) => candidate.key === key) ?? null;
}
