import { serverNow } from '@efie/api';
import type { Agent } from '@efie/domain/account';
import { CurrentPlanCard } from '@efie/ui';
import { paths } from '../../routing/paths';
import { plans } from '../common/paymentSettings';

/** The plan of the agent. Lazy-loaded, because it waits for the profile. */
export function PlanPanel({ agent }: { agent: Agent }) {
  return <CurrentPlanCard agent={agent} now={serverNow()} plans={plans} plansHref={paths.plans} />;
}
