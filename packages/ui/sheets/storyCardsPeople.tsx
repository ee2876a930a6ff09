import type { Agent } from '@efie/domain';
import { AgentCard } from '../cards/AgentCard';
import { CurrentPlanCard } from '../cards/PlanCard';
import { StatCard, statIcons } from '../cards/StatCard';
import { drawnListing } from './storyCardsListings';
import { Section, Specimen } from './storySheet';

const NOW = Date.parse('2026-11-21T10:00:00Z');

type PlanAgent = Pick<Agent, 'subscriptionType' | 'subscriptions' | 'listingLimit' | 'currentListings'>;

const premium: PlanAgent = {
  subscriptionType: 'Premium',
  subscriptions: [
    { planCode: 'PLN_premium', name: 'Premium', expiresAt: Date.parse('2026-12-14T09:00:00Z') },
  ],
  listingLimit: null,
  currentListings: 23,
};

/* The picture has no meter on these two, as when the server counted nothing. */
const free: PlanAgent = {
  subscriptionType: 'free',
  subscriptions: [],
  listingLimit: null,
  currentListings: null,
};

const expired: PlanAgent = {
  ...free,
  subscriptions: [{ planCode: 'PLN_pro', name: 'Pro', expiresAt: Date.parse('2026-10-14T09:00:00Z') }],
};

/** Figures and plans of the dashboard. */
export function CardsStats() {
  return (
    <Section label="Stat and plan" top={3243}>
      <Specimen at={[248, 3302]} width={200} caption="stat cards" box="stat-active">
        <StatCard label="Active listings" value={4} icon={statIcons.active} />
      </Specimen>
      <Specimen at={[464, 3302]} width={200} box="stat-views">
        <StatCard label="Total views" value={8412} icon={statIcons.views} />
      </Specimen>
      <Specimen at={[688, 3302]} width={280} caption="plan: Pro or Premium" box="plan-premium">
        <CurrentPlanCard agent={premium} now={NOW} plansHref="/plans" />
      </Specimen>
      <Specimen at={[992, 3302]} width={280} caption="plan: free" box="plan-free">
        <CurrentPlanCard agent={free} now={NOW} plansHref="/plans" />
      </Specimen>
      <Specimen at={[248, 3638]} width={280} caption="plan: expired" box="plan-expired">
        <CurrentPlanCard agent={expired} now={NOW} plansHref="/plans" />
      </Specimen>
    </Section>
  );
}

const place = 'East Legon, Accra, Greater Accra';
const ama = drawnListing('2002', 'ama', { place, title: 'Villa with a shaded front terrace', price: 9500 });
const efua = drawnListing('2001', 'efua', { place, title: 'Townhouse near the beach road', price: 3400 });

/** Who offers a listing, with a photo and without anything. */
export function CardsAgents() {
  return (
    <Section label="Agent card" top={3892}>
      <Specimen at={[248, 3951]} width={360} caption="with photo" box="agent-photo">
        <AgentCard listing={{ ...ama, agent: { ...ama.agent, bio: '' } }} agentHref="/agent/profile/101" />
      </Specimen>
      <Specimen at={[632, 3951]} width={360} caption="initials, not verified, no phone" box="agent-initials">
        <AgentCard
          listing={{ ...efua, agent: { ...efua.agent, bio: '', phone: '', photoUrl: null } }}
          agentHref="/agent/profile/101"
        />
      </Specimen>
    </Section>
  );
}
