import type { Plan } from '@efie/domain';
import { DEMO_ACCOUNTS, demoAccount } from '../accounts/demoAccounts';
import type { MockDbState, SessionRecord, VerificationRecord } from '../db/types';
import { daysBefore, hoursBefore } from '../factories/clock';
import { createAgent } from '../factories/createAgent';
import { createFavorite } from '../factories/createFavorite';
import { createPayment, paymentReference } from '../factories/createPayment';
import { createSubscription } from '../factories/createSubscription';
import { createUser } from '../factories/createUser';
import { PLAN_DAYS, PLAN_PREMIUM, PLAN_PRO } from '../factories/plans';
import { pseudoRandomText } from '../factories/random';
import type { AgentRecord, PaymentRecord, SubscriptionRecord, UserRecord } from '../factories/records';
import { buildListings, type AgentListingPlan } from './seedListings';
import type { ScenarioId } from './scenarioIds';

/** `now` is the current time that dates are relative to (ISO); `seed` is the seed of all generated data. */
export type SeedOptions = { now: string; seed: string };

/** The plan of an agent, how many listings it has in the scenario `normal`, and overrides. */
type AgentPlan = {
  id: string;
  region: string;
  plan: 'premium' | 'pro' | 'free' | 'expired';
  /** null: an equal share of the remaining listings. */
  listings: number | null;
  overrides?: Partial<AgentRecord>;
};

const row = (
  id: number,
  region: string,
  plan: AgentPlan['plan'],
  listings: number | null,
  overrides?: Partial<AgentRecord>,
): AgentPlan => ({ id: String(id), region, plan, listings, ...(overrides ? { overrides } : {}) });

/** The 24 agents. The first six are demo accounts. */
const AGENT_PLANS: readonly AgentPlan[] = [
  row(101, 'Greater Accra', 'premium', null, { district: 'Ayawaso West' }),
  row(102, 'Ashanti', 'pro', 10, { district: 'Kumasi' }),
  row(103, 'Central', 'free', 2, { district: 'Cape Coast' }),
  row(104, 'Volta', 'expired', 5, { district: 'Ho' }),
  row(105, 'Eastern', 'free', 0, {
    emailVerified: false,
    verificationStatus: 'unverified',
    profileImage: null,
  }),
  row(106, 'Northern', 'free', 2, { district: 'Tamale', verificationStatus: 'unverified' }),
  row(107, 'Greater Accra', 'premium', null),
  row(108, 'Greater Accra', 'premium', null, { verificationStatus: 'unverified' }),
  row(109, 'Greater Accra', 'premium', null),
  row(110, 'Greater Accra', 'premium', null, { profileImage: null }),
  row(111, 'Greater Accra', 'pro', 9),
  row(112, 'Greater Accra', 'pro', 8, { verificationStatus: 'unverified' }),
  row(113, 'Ashanti', 'premium', null),
  row(114, 'Ashanti', 'premium', null),
  row(115, 'Ashanti', 'premium', null, { verificationStatus: 'unverified' }),
  row(116, 'Western', 'premium', null),
  row(117, 'Central', 'premium', null),
  row(118, 'Eastern', 'premium', null),
  row(119, 'Volta', 'pro', 7),
  row(120, 'Northern', 'premium', null),
  row(121, 'Bono', 'premium', null, { verificationStatus: 'unverified' }),
  row(122, 'Upper East', 'pro', 6),
  row(123, 'Western', 'free', 3, { phone: '' }),
  row(124, 'Ahafo', 'free', 2, { verificationStatus: 'unverified', profileImage: null }),
];

const PLANS: Readonly<Record<'premium' | 'pro' | 'expired', Plan>> = {
  premium: PLAN_PREMIUM,
  pro: PLAN_PRO,
  expired: PLAN_PRO,
};

/** Ids of new records start after this one. */
const LAST_SEED_ID = 9_000;

function buildAgents({ now, seed }: SeedOptions): AgentRecord[] {
  const demo = new Map(
    DEMO_ACCOUNTS.filter(({ role }) => role === 'agent').map((entry) => [entry.id, entry]),
  );
  const names = new Set<string>();
  const businesses = new Set<string>();
  return AGENT_PLANS.map(({ id, region, overrides = {} }) => {
    const demoAgent = demo.get(id);
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
  const others = Array.from({ length: 6 }, (_, index) => {
    const id = String(503 + index);
    return createUser(`${seed}|${id}`, { id }, { now });
  });
  return [...demoUsers, ...others];
}

/** Monthly payments and subscriptions of all agents except those on Free. */
function buildBilling({ now, seed }: SeedOptions) {
  const payments: PaymentRecord[] = [];
  const subscriptions: SubscriptionRecord[] = [];
  for (const [position, { id: agentId, plan }] of AGENT_PLANS.entries()) {
    if (plan === 'free') continue;
    const { code, name, price } = PLANS[plan];
    const months = 2 + (position % 5);
    const daysSinceLast = plan === 'expired' ? PLAN_DAYS + 12 : 4 + ((position * 7) % 23);
    for (let month = months - 1; month >= 0; month -= 1) {
      const paidAt = hoursBefore(now, (daysSinceLast + month * PLAN_DAYS) * 24 + position);
      const key = `${agentId}-${months - month}`;
      const common = { agentId, planCode: code };
      payments.push(
        createPayment(key, {
          ...common,
          id: `pay-${key}`,
          reference: paymentReference(`${seed}|${key}`),
          planName: name,
          amount: price,
          createdAt: paidAt,
        }),
      );
      subscriptions.push(
        createSubscription(key, {
          ...common,
          id: `sub-${key}`,
          name,
          startedAt: paidAt,
          expiresAt: daysBefore(paidAt, -PLAN_DAYS),
        }),
      );
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
          createdAt: hoursBefore(now, (daysSinceLast + 1) * 24),
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
    expiresAt: daysBefore(now, -3_650),
  }));
}

const holdingPlans: readonly AgentListingPlan[] = AGENT_PLANS.map(({ id, region, listings }) => ({
  agentId: id,
  region,
  listings,
}));

/**
 * Builds seed data: 24 agents, 8 users, payments, subscriptions, codes and `active` active listings, plus a tenth more that
 * are rented, sold or inactive. The same options give the same data.
 */
export function buildSeedData(scenario: ScenarioId, active: number, options: SeedOptions): MockDbState {
  const listings = buildListings(active, holdingPlans, options);
  const saved = listings
    .filter((listing) => listing.status !== 'inactive')
    .filter((_, index) => index % 9 === 2);
  const favoritesOf = (ownerRole: 'user' | 'agent', ownerId: string, from: number, count: number) =>
    saved
      .slice(from, from + count)
      .map((listing, index) =>
        createFavorite(
          `${ownerId}-${index}`,
          { id: `fav-${ownerRole}-${ownerId}-${index + 1}`, ownerRole, ownerId, propertyId: listing.id },
          options,
        ),
      );
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
