import { type Agent } from '@efie/domain/account';
import { currentPlan, planTerm, type PlanAction } from '@efie/domain/plans';
import { planUsage, type Plan } from '@efie/domain/plans';
import { Clock } from 'lucide-react';
import { useId } from 'react';
import { Button, Heading, Icon, ProgressBar, type ButtonKind } from '../../primitives';
import { Actions, Bar, Card, Expired, Head, Label, Note, Term, Tiles } from './CurrentPlanCard.styles';

/** At most one gold button per card. */
const kinds: Readonly<Record<PlanAction, ButtonKind>> = {
  'Renew Plan': 'gold',
  'Upgrade to Premium': 'gold',
  'Upgrade to Pro': 'secondary',
  'View All Plans': 'ghost',
};

export interface CurrentPlanCardProps {
  /** The plan of the agent and its usage. */
  agent: Pick<Agent, 'subscriptionType' | 'subscriptions' | 'listingLimit' | 'currentListings'>;
  /** Current time in ms since 1970, to tell whether the subscription has expired. */
  now: number;
  /** The plans with this payment account's codes, when they are not the default ones. */
  plans?: readonly Plan[];
  /** URL of the screen with all plans. */
  plansHref: string;
}

/** The agent's plan on the dashboard: name, listings used, end date, and buttons to upgrade or renew it. */
export function CurrentPlanCard({ agent, now, plans, plansHref }: CurrentPlanCardProps) {
  const nameId = useId();
  const labelId = useId();
  const { name, actions } = currentPlan(agent, now, plans);
  const term = planTerm(agent, now, plans);
  const usage = planUsage(agent, now, plans);
  const used = usage === null ? '' : usage.note === null ? usage.text : `${usage.text}. ${usage.note}.`;
  const hasExpired = term?.isExpired === true;
  const running = term === null || hasExpired ? null : term.text;
  return (
    <Card role="group" data-ground="brand" aria-labelledby={`${labelId} ${nameId}`}>
      {!hasExpired && <Tiles seed="plan-9" columns={2} rows={2} set="band" gate={64 / 48} />}
      <Head data-motif={!hasExpired}>
        <Label id={labelId}>Current plan</Label>
        <Heading level={2} id={nameId} tone="inherit">
          <bdi>{name}</bdi>
        </Heading>
      </Head>
      {usage !== null && usage.limit !== null && (
        <Bar>
          <ProgressBar
            label="Listings used"
            value={usage.used}
            max={usage.limit}
            valueText={used}
            isValueTextHidden
            background="brand"
          />
        </Bar>
      )}
      {(usage !== null || running !== null) && (
        <Note>
          <bdi>
            {usage !== null && <span data-near={usage.isNearLimit || undefined}>{used}</span>}
            {usage !== null && running !== null && <span>{usage.note === null ? '. ' : ' '}</span>}
            {running !== null && <Term>{running}</Term>}
          </bdi>
        </Note>
      )}
      {hasExpired && (
        <Expired>
          <Icon icon={Clock} size="s" />
          <bdi>{term.text}</bdi>
        </Expired>
      )}
      <Actions>
        {actions.map((action) => (
          <Button
            key={action}
            kind={actions.length === 1 ? 'gold' : kinds[action]}
            href={plansHref}
            isFullWidth
          >
            {action}
          </Button>
        ))}
      </Actions>
    </Card>
  );
}
