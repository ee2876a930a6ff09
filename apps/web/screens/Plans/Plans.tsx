import { getOwnAgentProfileQuery, readAgent, serverNow, useQueryState, useSession } from '@efie/api';
import type { Agent } from '@efie/domain/account';
import { BRAND } from '@efie/domain/brand';
import { Button, Disclosure, DisclosureList, Heading, PlanCard, SlowNotice, Text } from '@efie/ui';
import { useRef } from 'react';
import { plans } from '../common/paymentSettings';
import { pageTitle } from '../../routing/title';
import { useFocusFallback } from '../common/focus/useFocusFallback';
import { Cards, Help, Lead, Page, Questions, Title } from './Plans.styles';
import { useSubscribe } from '../common/payments/useSubscribe';

/** The first two are open initially (ruling 136). */
const QUESTIONS = [
  {
    question: 'Can I change plans later?',
    answer: 'Yes. You can upgrade or downgrade at any time, and the change takes effect immediately.',
  },
  {
    question: 'Is there a money-back guarantee?',
    answer: 'Yes. Tell us within 30 days and we return your payment.',
  },
  {
    question: 'How do I pay?',
    answer: 'You pay on our payment partner’s page. We do not store payment information.',
  },
  {
    question: 'What happens when my plan expires?',
    answer: 'Your listings stay. You cannot add more than your plan allows.',
  },
] as const;

/** The signed-in agent: from the server, or until it responds from the stored session; null for anyone else. */
function useAgent(): Agent | null {
  const session = useSession();
  const isAgent = session.role === 'agent';
  const profile = useQueryState({ ...getOwnAgentProfileQuery(), enabled: isAgent });
  if (!isAgent) return null;
  return 'data' in profile ? profile.data : readAgent(session.record);
}

export function PlansScreen() {
  const agent = useAgent();
  const { startingId, failure, onChoose, onCancel } = useSubscribe(agent);
  const title = useRef<HTMLHeadingElement>(null);
  const handleFocus = useFocusFallback(title);
  return (
    <Page>
      <title>{pageTitle('Plans')}</title>
      <Title ref={title} level={1} tabIndex={-1} data-page-heading>
        Room for every listing
      </Title>
      <Lead>Start free. Upgrade when you have more homes to list.</Lead>
      <Cards>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            plans={plans}
            agent={agent}
            now={serverNow()}
            isStarting={startingId === plan.id}
            error={failure?.planId === plan.id ? failure.text : undefined}
            onChoose={onChoose}
          />
        ))}
      </Cards>
      <div onFocus={handleFocus}>{startingId !== null && <SlowNotice onCancel={onCancel} />}</div>
      <Questions aria-labelledby="questions">
        <Help>
          <Heading level={2} id="questions">
            Questions agents ask
          </Heading>
          <Text tone="secondary">Not sure which plan fits? Write to us.</Text>
          <Button kind="secondary" size="large" href={`mailto:${BRAND.email}`}>
            Contact Support
          </Button>
        </Help>
        <DisclosureList>
          {QUESTIONS.map(({ question, answer }, index) => (
            <Disclosure key={question} kind="question" summary={question} isInitiallyOpen={index < 2}>
              {answer}
            </Disclosure>
          ))}
        </DisclosureList>
      </Questions>
    </Page>
  );
}
