import type { Agent } from '@efie/domain/account';
import { planLimit, planOffer, planFeatures, planPrice, type Plan } from '@efie/domain/plans';
import { Check, CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Button, Heading, Icon } from '../../primitives';
import { SubscribedBadge } from '../badges';
import { Card, Failure, Foot, Head, Limit, Points, Price, Tiles } from './PlanCard.styles';

export interface PlanCardProps {
  /** One plan, with its price and features. */
  plan: Plan;
  /** The signed-in agent, or null for a guest or a user. */
  agent: Pick<Agent, 'subscriptionType' | 'subscriptions'> | null;
  /** Current time in ms since 1970, to tell whether a subscription has expired. */
  now: number;
  /** The plans with this payment account's codes, when they are not the default ones. */
  plans?: readonly Plan[];
  /** The payment of this plan is being started. */
  isStarting?: boolean;
  /** Why the payment could not be started, in one sentence. */
  error?: string | undefined;
  /** Called by the button. */
  onChoose: (chosen: { plan: Plan }) => void;
}

/** A plan on the Plans screen: price, limit, features, and a button whose label depends on the agent's current plan. */
export function PlanCard({ plan, agent, now, plans, isStarting = false, error, onChoose }: PlanCardProps) {
  const nameId = useId();
  const errorId = useId();
  const { isCurrent, action } = planOffer(plan, agent, now, plans);
  const isBest = plan.id === 'premium';
  return (
    <Card aria-labelledby={nameId} {...(isBest ? { 'data-ground': 'brand' } : {})}>
      {isBest && <Tiles seed="premium-6" columns={4} rows={3} set="onForest" gate={160 / 48} />}
      <Head>
        <Heading level={2} id={nameId} tone="inherit">
          {plan.name}
        </Heading>
        {isCurrent && <SubscribedBadge />}
      </Head>
      <Price>
        <span>{planPrice(plan)}</span> <small>per month</small>
      </Price>
      <Limit>{planLimit(plan)}</Limit>
      <Points role="list">
        {planFeatures(plan).map((point) => (
          <li key={point}>
            <Icon icon={Check} />
            {point}
          </li>
        ))}
      </Points>
      <Foot>
        {error !== undefined && (
          <Failure id={errorId}>
            <Icon icon={CircleAlert} size="s" />
            <span>{error}</span>
          </Failure>
        )}
        <Button
          size="large"
          kind={isBest ? 'gold' : 'primary'}
          isFullWidth
          isLoading={isStarting}
          disabled={isCurrent}
          aria-describedby={error === undefined ? nameId : `${nameId} ${errorId}`}
          onClick={() => onChoose({ plan })}
        >
          {action}
        </Button>
      </Foot>
    </Card>
  );
}
