import { planLimit, planOffer, planPoints, planPrice, type Agent, type Plan } from '@efie/domain';
import { Check, CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Button, Heading, Icon } from '../../primitives';
import { SubscribedBadge } from '../badges';
import { Card, Failure, Foot, Head, Limit, Points, Price, Tiles } from './PlanCard.styles';

export interface PlanCardProps {
  plan: Plan;
  /** Who looks: the signed-in agent, or null for a guest or a user. */
  agent: Pick<Agent, 'subscriptionType' | 'subscriptions'> | null;
  /** Milliseconds since 1970: whether a subscription has run out. */
  now: number;
  /** The plans with the codes of this payment account, when they are not the default ones (ruling 95). */
  plans?: readonly Plan[];
  /** The payment is being started: the button keeps its width and ignores presses. */
  isStarting?: boolean;
  /** Why it could not be started, in one sentence. */
  error?: string | undefined;
  onChoose: (chosen: { plan: Plan }) => void;
}

/**
 * A plan on the Plans page (checklist 341 to 343, 347, 348): price, limit, what it holds, and a button whose words follow
 * who looks. It starts nothing itself.
 */
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
        {planPrice(plan)} <small>per month</small>
      </Price>
      <Limit>{planLimit(plan)}</Limit>
      <Points>
        {planPoints(plan).map((point) => (
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
            {error}
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
