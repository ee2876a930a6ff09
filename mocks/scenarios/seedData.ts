import type { Plan } from '@efie/domain/plans';
import { DEMO_ACCOUNTS, demoAccount } from '../accounts/demoAccounts';
import type { MockDbState, SessionRecord, VerificationRecord } from '../db/types';
import { daysAfter, daysBefore, hoursBefore } from '../factories/clock';
import { createAgent } from '../factories/createAgent';
import { createPayment, paymentReference } from '../factories/createPayment';
import { createUser } from '../factories/createUser';
import { PLAN_DAYS, PLAN_PREMIUM, PLAN_PRO } from '../factories/plans';
import { Random, pseudoRandomText } from '../factories/random';
import type { AgentRecord, PaymentRecord, SubscriptionRecord, UserRecord } from '../factories/records';
import { buildListings, type AgentListingCount } from './seedListings';
import type { ScenarioId } from './scenarioMenu';

/** All dates are relative to `now` (ISO); all generated data depends on `seed`. */
export type SeedOptions = { now: string; seed: string };

/** An agent of the seed data, with its subscription and its number of listings in the scenario `normal`. */
type SeedAgent = {
  id: string;
  region: string;
  /** 'expired': Pro, but no longer active. */
  plan: 'premium' | 'pro' | 'free' | 'expired';
  /** null: an equal share of the remaining listings. */
  listings: number | null;
  overrides?: Partial<AgentRecord>;
};

const seedAgent = (
  id: number,
  region: string,
  plan: SeedAgent['plan'],
  listings: number | null,
  overrides?: Partial<AgentRecord>,
): SeedAgent => ({ id: String(id), region, plan, listings, ...(overrides ? { overrides } : {}) });

/** The 24 agents. The first six are demo accounts. */
const SEED_AGENTS: readonly SeedAgent[] = [
  seedAgent(101, 'Greater Accra', 'premium', null, { district: 'Ayawaso West' }),
  seedAgent(102, 'Ashanti', 'pro', 10, { district: 'Kumasi' }),
  seedAgent(103, 'Central', 'free', 2, { district: 'Cape Coast' }),
  seedAgent(104, 'Volta', 'expired', 5, { district: 'Ho' }),
  seedAgent(105, 'Eastern', 'free', 0, {
    emailVerified: false,
    verificationStatus: 'unverified',
    profileImage: null,
  }),
  seedAgent(106, 'Northern', 'free', 2, { district: 'Tamale', verificationStatus: 'unverified' }),
  seedAgent(107, 'Greater Accra', 'premium', null),
  seedAgent(108, 'Greater Accra', 'premium', null, { verificationStatus: 'unverified' }),
  seedAgent(109, 'Greater Accra', 'premium', null),
  seedAgent(110, 'Greater Accra', 'premium', null, { profileImage: null }),
  seedAgent(111, 'Greater Accra', 'pro', 9),
  seedAgent(112, 'Greater Accra', 'pro', 8, { verificationStatus: 'unverified' }),
  seedAgent(113, 'Ashanti', 'premium', null),
  seedAgent(114, 'Ashanti', 'premium', null),
  seedAgent(115, 'Ashanti', 'premium', null, { verificationStatus: 'unverified' }),
  seedAgent(116, 'Western', 'premium', null),
  seedAgent(117, 'Central', 'premium', null),
  seedAgent(118, 'Eastern', 'premium', null),
  seedAgent(119, 'Volta', 'pro', 7),
  seedAgent(120, 'Northern', 'premium', null),
  seedAgent(121, 'Bono', 'premium', null, { verificationStatus: 'unverified' }),
  seedAgent(122, 'Upper East', 'pro', 6),
  seedAgent(123, 'Western', 'free', 3, { phone: '' }),
  seedAgent(124, 'Ahafo', 'free', 2, { verificationStatus: 'unverified', profileImage: null }),
];

const PAID_PLANS: Readonly<Record<'premium' | 'pro' | 'expired', Plan>> = {
  premium: PLAN_PREMIUM,
  pro: PLAN_PRO,
  expired: PLAN_PRO,
};

/** The ids of records created later start after this one. */
const LAST_SEED_ID = 9_000;

function buildAgents({ now, seed }: SeedOptions): AgentRecord[] {
  const demoAgents = new Map(
    DEMO_ACCOUNTS.filter(({ role }) => role === 'agent').map((entry) => [entry.id, entry]),
  );
  const names = new Set<string>();
  const businesses = new Set<string>();
  return SEED_AGENTS.map(({ id, region, overrides = {} }) => {
    const demoAgent = demoAgents.get(id);
    const demoFields = demoAgent
      ? { fullName: demoAgent.name, email: demoAgent.email, password: demoAgent.password }
      : {};
    let agent: AgentRecord;
    let attempt = 0;
    do {
      agent = createAgent(`${seed}|${id}|${attempt}`, { id, region, ...demoFields, ...overrides }, { now });
      attempt += 1;
    } while ((!demoAgent && names.has(agent.fullName)) || businesses.has(agent.businessName));
    names.add(agent.fullName);
    businesses.add(agent.businessName);
    return agent;
  });
}

function buildUsers({ now, seed }: SeedOptions): UserRecord[] {
  const demoUsers = DEMO_ACCOUNTS.filter(({ role }) => role === 'user').map(
    ({ key, id, name, email, password }) =>
      createUser(
        `${seed}|${id}`,
        { id, name, email, password, emailVerified: key !== 'user-unverified-email' },
        { now },
      ),
  );
  const otherUsers = Array.from({ length: 6 }, (_, index) => {
    const id = String(503 + index);
    return createUser(`${seed}|${id}`, { id }, { now });
  });
  return [...demoUsers, ...otherUsers];
}

/** Monthly payments and subscriptions of all agents who are not on Free, some with a failed payment. */
function buildBilling({ now, seed }: SeedOptions) {
  const payments: PaymentRecord[] = [];
  const subscriptions: SubscriptionRecord[] = [];
  for (const [position, { id: agentId, plan }] of SEED_AGENTS.entries()) {
    if (plan === 'free') continue;
    const { code, name, price } = PAID_PLANS[plan];
    const months = 2 + (position % 5);
    const daysSincePayment = plan === 'expired' ? PLAN_DAYS + 12 : 4 + ((position * 7) % 23);
    for (let month = months - 1; month >= 0; month -= 1) {
      const paidAt = hoursBefore(now, (daysSincePayment + month * PLAN_DAYS) * 24 + position);
      const key = `${agentId}-${months - month}`;
      const shared = { agentId, planCode: code };
      payments.push(
        createPayment(key, {
          ...shared,
          id: `pay-${key}`,
          reference: paymentReference(`${seed}|${key}`),
          planName: name,
          amount: price,
          createdAt: paidAt,
        }),
      );
      subscriptions.push({
        id: `sub-${key}`,
        ...shared,
        name,
        startedAt: paidAt,
        expiresAt: daysAfter(paidAt, PLAN_DAYS),
      });
    }
    if (position % 3 === 0) {
      const key = `${agentId}-0`;
      payments.push(
        createPayment(key, {
          agentId,
          planCode: code,
          planName: name,
          amount: price,
          id: `pay-${key}`,
          reference: paymentReference(`${seed}|${key}`),
          status: 'failed',
          createdAt: hoursBefore(now, (daysSincePayment + 1) * 24),
        }),
      );
    }
  }
  return { payments, subscriptions };
}

function buildSessions(): SessionRecord[] {
  return DEMO_ACCOUNTS.map(({ token, role, id }) => ({ token, role, accountId: id }));
}

/** Codes of the two demo accounts with an unverified email, valid for ten years. */
function buildVerifications({ now }: SeedOptions): VerificationRecord[] {
  return [demoAccount('agent-unverified-email'), demoAccount('user-unverified-email')].map((entry) => ({
    code: pseudoRandomText(`code|${entry.role}|${entry.email}|0`, 6, '0123456789'),
    email: entry.email,
    role: entry.role,
    accountId: entry.id,
    attempt: 0,
    sentAt: daysBefore(now, 1),
    expiresAt: daysAfter(now, 3_650),
  }));
}

const agentListingCounts: readonly AgentListingCount[] = SEED_AGENTS.map(({ id, region, listings }) => ({
  agentId: id,
  region,
  listings,
}));

/**
 * Builds seed data: 24 agents, 8 users, payments, subscriptions, verification codes and `activeCount` active listings, plus a
 * tenth as many that are rented, sold or inactive. The same options give the same data.
 */
export function buildSeedData(scenario: ScenarioId, activeCount: number, options: SeedOptions): MockDbState {
  const listings = buildListings(activeCount, agentListingCounts, options);
  const savedListings = listings
    .filter((listing) => listing.status !== 'inactive')
    .filter((_, index) => index % 9 === 2);
  const favoritesOf = (ownerRole: 'user' | 'agent', ownerId: string, from: number, count: number) =>
    savedListings.slice(from, from + count).map((listing, index) => ({
      id: `fav-${ownerRole}-${ownerId}-${index + 1}`,
      ownerRole,
      ownerId,
      propertyId: listing.id,
      createdAt: daysBefore(options.now, new Random(`favorite|${ownerId}-${index}`).int(0, 40)),
    }));
  return {
    scenario,
    nextId: LAST_SEED_ID,
    listings,
    agents: buildAgents(options),
    users: buildUsers(options),
    favorites: [
      ...favoritesOf('user', demoAccount('user').id, 0, 4),
      ...favoritesOf('user', '503', 3, 2),
      ...favoritesOf('agent', demoAccount('agent-premium').id, 1, 3),
    ],
    ...buildBilling(options),
    verifications: buildVerifications(options),
    reports: [],
    sessions: buildSessions(),
    rawListings: null,
  };
}
