import type { Agent, Payment } from '../account/Agent';
import { currentPlan, latestSubscription } from '../plans/currentPlan';
import { listingUsage } from '../account/listingUsage';
import { paymentStatus } from '../account/paymentStatus';
import { planTerm } from '../plans/planTerm';
import { phoneDigits } from '../contact/phone';
import { daysBetween, isStale, STALE_AFTER_DAYS } from '../dates/dates';
import { formatDate } from '../dates/formatDate';
import type { Listing } from '../listing/Listing';
import { namesUtility, RECOMMENDED_PHOTOS } from '../listing/listingAdvice';
import { ownListingName } from '../listing/ownListings';
import type { PriceSummary } from '../listing/priceComparison';
import { formatPaymentAmount } from '../money/formatPaymentAmount';
import { findPlan, FREE_PLAN_NAME, PLANS, type Plan } from '../plans/plans';
import { pluralize } from '../text/pluralize';

/** Kinds of tasks, the most urgent first. */
export const TASK_KINDS = [
  'payment',
  'plan-ended',
  'plan-ending',
  'over-limit',
  'profile',
  'price',
  'photos',
  'water',
  'electricity',
  'old',
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** How many tasks are shown at first (ruling 173a). */
export const FIRST_TASKS = 3;

/** A listing or a payment that a task is about. */
export interface TaskSubject {
  /** The listing's id, or the payment's reference. */
  id: string;
  name: string;
  /** '3 photos', 'Listed 74 days ago'; empty when the task says it all. */
  detail: string;
  /** Of an old listing: its status once the home is gone. */
  goneAs?: 'rented' | 'sold';
  /** Of a listing whose price may be wrong, in GHS. */
  price?: number;
}

export interface AgentTask {
  kind: TaskKind;
  /** '8 listings have fewer than 6 photos'. */
  title: string;
  /** Why it is a task; no claim that this data cannot show. */
  reason: string;
  /** The listings or payments, in their order; empty for a task about the account. */
  subjects: readonly TaskSubject[];
  /** The facts that the task depends on. A dismissed task returns when it has a fact that it did not have then. */
  facts: readonly string[];
  /** The plan that has ended or ends soon, where it is among the plans on offer. */
  renewal?: Plan | null;
}

type TaskListing = Pick<
  Listing,
  'id' | 'title' | 'status' | 'photos' | 'amenities' | 'listingType' | 'propertyType' | 'price' | 'createdAt'
>;

type TaskAgent = Pick<
  Agent,
  | 'photoUrl'
  | 'businessName'
  | 'phone'
  | 'region'
  | 'district'
  | 'bio'
  | 'subscriptionType'
  | 'subscriptions'
  | 'listingLimit'
  | 'currentListings'
>;

/** The data that tasks are derived from; null where it has not been loaded, so that there are no tasks about it. */
export interface TaskSources {
  agent: TaskAgent | null;
  listings: readonly TaskListing[] | null;
  payments: readonly Payment[] | null;
  /** Price comparisons by listing id. */
  prices: ReadonlyMap<string, PriceSummary>;
  /** Unix time in ms. */
  now: number;
  plans?: readonly Plan[];
  /** Ids of old listings that are known to be still free. */
  stillFree?: ReadonlySet<string>;
}

/** Percent from the median, up or down, from which a price is a task: half, or half as much again. */
const FAR_FROM_MEDIAN = 50;
const PLAN_ENDS_WITHIN_DAYS = 7;
/** In days. Older open payments, and plans that ended earlier while the agent stayed on Free, need no action. */
const RECENT_DAYS = 30;

/** Whether a listing is on offer, so that visitors look at it. */
export const isOnOffer = ({ status }: Pick<Listing, 'status'>): boolean =>
  status === 'active' || status === null;

/** Whether the price may be wrong: at least half below or above the median of its kind. */
export const isFarFromMedian = ({ percent }: Pick<PriceSummary, 'percent'>): boolean =>
  Math.abs(percent) >= FAR_FROM_MEDIAN;

const listingCount = (count: number): string => pluralize(count, 'listing', 'listings');
const have = (count: number): string => (count === 1 ? 'has' : 'have');

/** 'a photo', 'a photo and a bio', 'a photo, a phone number and a bio'. */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** The missing parts of the profile: 'a photo', 'a bio'. */
export function missingFromProfile(
  agent: Pick<TaskAgent, 'photoUrl' | 'businessName' | 'phone' | 'region' | 'district' | 'bio'>,
): readonly string[] {
  const isEmpty = (text: string) => text.trim() === '';
  return [
    agent.photoUrl === null && 'a photo',
    isEmpty(agent.businessName) && 'a business name',
    phoneDigits(agent.phone) === null && 'a phone number that can be called',
    (isEmpty(agent.region) || isEmpty(agent.district)) && 'a region and district',
    isEmpty(agent.bio) && 'a bio',
  ].filter((word) => word !== false);
}

const NONE: ReadonlySet<string> = new Set();

interface Found {
  subject: TaskSubject;
  fact: string;
}

function listingTask(
  kind: TaskKind,
  found: readonly Found[],
  title: (count: number) => string,
  reason: string,
): AgentTask[] {
  if (found.length === 0) return [];
  return [
    {
      kind,
      title: title(found.length),
      reason,
      subjects: found.map(({ subject }) => subject),
      facts: found.map(({ fact }) => fact),
    },
  ];
}

function listingTasks(
  listings: readonly TaskListing[],
  prices: TaskSources['prices'],
  now: number,
  stillFree: ReadonlySet<string>,
): AgentTask[] {
  const onOffer = listings.filter(isOnOffer);
  const find = (
    describe: (listing: TaskListing) => (Omit<TaskSubject, 'id' | 'name'> & { fact?: string }) | null,
  ): Found[] =>
    onOffer.flatMap((listing) => {
      const found = describe(listing);
      if (found === null) return [];
      const { fact = listing.id, ...subject } = found;
      return [{ subject: { id: listing.id, name: ownListingName(listing), ...subject }, fact }];
    });
  const far = find(({ id, price }) => {
    const summary = prices.get(id);
    if (summary === undefined || price === null || !isFarFromMedian(summary)) return null;
    // A price that moves to the other side of the median is another fact.
    const fact = `${id} ${summary.percent < 0 ? 'below' : 'above'}`;
    return { detail: summary.comparison, price, fact };
  });
  const old = find(({ id, createdAt, listingType }) =>
    createdAt === null || !isStale(createdAt, now) || stillFree.has(id)
      ? null
      : {
          detail: `Listed ${daysBetween(createdAt, now)} days ago`,
          goneAs: listingType === 'sale' ? 'sold' : 'rented',
        },
  );
  return [
    ...listingTask(
      'price',
      far,
      (count) => (count === 1 ? '1 price looks unusual' : `${count} prices look unusual`),
      'Check for a missing or extra zero.',
    ),
    ...listingTask(
      'photos',
      find(({ photos }) =>
        photos.length < RECOMMENDED_PHOTOS
          ? { detail: photos.length === 0 ? 'No photos' : pluralize(photos.length, 'photo', 'photos') }
          : null,
      ),
      (count) => `${listingCount(count)} ${have(count)} fewer than ${RECOMMENDED_PHOTOS} photos`,
      `Add photos until there are ${RECOMMENDED_PHOTOS}.`,
    ),
    ...listingTask(
      'water',
      find((listing) => (namesUtility(listing, 'Water') ? null : { detail: '' })),
      (count) => `${listingCount(count)} ${count === 1 ? 'does' : 'do'} not say where water comes from`,
      'Nothing about water is ticked, so a search for it leaves them out.',
    ),
    ...listingTask(
      'electricity',
      find((listing) => (namesUtility(listing, 'Electricity') ? null : { detail: '' })),
      (count) => `${listingCount(count)} ${count === 1 ? 'names' : 'name'} no electricity meter`,
      'No meter is ticked, so a search for one leaves them out.',
    ),
    ...listingTask(
      'old',
      old,
      (count) =>
        `${listingCount(count)} ${count === 1 ? 'is' : 'are'} more than ${STALE_AFTER_DAYS} days old`,
      'Still free? If not, mark it.',
    ),
  ];
}

/** 'today', 'tomorrow', 'in 5 days'. */
function inDays(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

function profileTasks(agent: TaskAgent): AgentTask[] {
  const missing = missingFromProfile(agent);
  if (missing.length === 0) return [];
  return [
    {
      kind: 'profile',
      title: `Your profile needs ${joinWords(missing)}`,
      reason: 'Visitors see your profile before they call.',
      subjects: [],
      facts: missing,
    },
  ];
}

/** The end of the plan and the listings over its limit; a plan that has ended is the reason for both, in one task. */
function planTasks(agent: TaskAgent, now: number, plans: readonly Plan[]): AgentTask[] {
  const tasks: AgentTask[] = [];
  const { plan, name, expiresAt } = currentPlan(agent, now, plans);
  const renewal = plan ?? findPlan(latestSubscription(agent)?.planCode ?? '', plans);
  // Null for an agent on Free with a record that still runs.
  const term = planTerm(agent, now, plans);
  const usage = listingUsage(agent);
  const limit = usage?.limit ?? null;
  const used = usage?.used ?? 0;
  const isOver = limit !== null && used > limit;
  const overFacts = isOver ? [`${used} of ${limit}`] : [];
  if (term !== null && expiresAt !== null) {
    const days = daysBetween(now, expiresAt);
    if (term.isExpired && (name !== FREE_PLAN_NAME || daysBetween(expiresAt, now) <= RECENT_DAYS))
      return [
        {
          kind: 'plan-ended',
          title: term.text,
          reason: isOver
            ? `${listingCount(used)} stay, ${used - limit} more than your plan allows now.`
            : 'Your listings stay. You cannot add more than your plan allows.',
          subjects: [],
          facts: [`${expiresAt}`, ...overFacts],
          renewal,
        },
      ];
    if (!term.isExpired && days <= PLAN_ENDS_WITHIN_DAYS)
      tasks.push({
        kind: 'plan-ending',
        title: `Your ${name} plan ends ${inDays(days)}`,
        reason: `It is active until ${formatDate(expiresAt)}.`,
        subjects: [],
        facts: [`${expiresAt}`],
        renewal,
      });
  }
  if (isOver)
    tasks.push({
      kind: 'over-limit',
      title: `${listingCount(used)}, and your plan allows ${limit}`,
      reason: 'Your listings stay. You cannot add another one.',
      subjects: [],
      facts: overFacts,
    });
  return tasks;
}

function paymentTasks(payments: readonly Payment[], now: number): AgentTask[] {
  const open = payments.filter(
    ({ status, reference, paidAt }) =>
      paymentStatus(status).kind === 'pending' &&
      reference.trim() !== '' &&
      (paidAt === null || daysBetween(paidAt, now) <= RECENT_DAYS),
  );
  return listingTask(
    'payment',
    open.map((payment) => {
      const reference = payment.reference.trim();
      const date = payment.paidAt === null ? '' : formatDate(payment.paidAt);
      const amount = payment.amount === null ? '' : formatPaymentAmount(payment.amount);
      const name = [payment.planName.trim() || 'Payment', amount];
      return {
        subject: { id: reference, name: name.filter(Boolean).join(', '), detail: date || reference },
        fact: reference,
      };
    }),
    (count) => `${pluralize(count, 'payment is', 'payments are')} not confirmed yet`,
    'Until it is confirmed, it is neither paid nor failed.',
  );
}

/** The agent's current tasks, in the order of `TASK_KINDS`, at most one of each kind. */
export function agentTasks({
  agent,
  listings,
  payments,
  prices,
  now,
  plans = PLANS,
  stillFree = NONE,
}: TaskSources): readonly AgentTask[] {
  return [
    ...(payments === null ? [] : paymentTasks(payments, now)),
    ...(agent === null ? [] : [...planTasks(agent, now, plans), ...profileTasks(agent)]),
    ...(listings === null ? [] : listingTasks(listings, prices, now, stillFree)),
  ];
}
