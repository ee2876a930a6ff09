import { findPlan } from '@efie/domain/plans';
import type { CheckoutOutcome, PaymentRecord } from '@efie/mocks';
import {
  CHECKOUT_NOTE,
  CHECKOUT_TITLE,
  checkoutChoices,
  formatAmount,
  SETTLED_NOTE,
  UNKNOWN_NOTE,
} from '@efie/mocks/checkout';
import { Heading, Icon, Link, Stack, Text } from '@efie/ui';
import { FlaskConical } from 'lucide-react';
import { useRef, useState } from 'react';
import { Choice, Facts, Page, Sheet } from './CheckoutPage.styles';

interface CheckoutPageProps {
  /** null when no payment has the reference. */
  payment: PaymentRecord | null;
  /** URL of the payment callback in the app. */
  callbackUrl: string;
  /** Completes the payment and leaves the page. Called once. */
  onChoose: (outcome: CheckoutOutcome) => void;
}

/**
 * Mock payment page: the payment's details and a button for each outcome. The browser leaves the app and returns to it, as
 * with a hosted payment page.
 */
export function CheckoutPage({ payment, callbackUrl, onChoose }: CheckoutPageProps) {
  return (
    <Page>
      <title>{CHECKOUT_TITLE}</title>
      <Sheet>
        <Stack gap={2} align="start">
          <Icon icon={FlaskConical} size="l" />
          <Heading level={1} variant="panelTitle">
            {CHECKOUT_TITLE}
          </Heading>
          <Text variant="small" tone="secondary">
            {CHECKOUT_NOTE}
          </Text>
        </Stack>
        {payment === null ? <p>{UNKNOWN_NOTE}</p> : <PaymentFacts payment={payment} />}
        {payment?.status === 'pending' ? (
          <OutcomeList payment={payment} onChoose={onChoose} />
        ) : (
          <>
            {payment && <p>{SETTLED_NOTE}</p>}
            <Link href={callbackUrl}>Go back to the app</Link>
          </>
        )}
      </Sheet>
    </Page>
  );
}

function PaymentFacts({ payment }: { payment: PaymentRecord }) {
  const facts = [
    ['Plan', `${findPlan(payment.planCode)?.name ?? payment.planName}, one month`],
    ['Amount', formatAmount(payment)],
    ['Reference', payment.reference],
  ] as const;
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

function OutcomeList({
  payment,
  onChoose,
}: {
  payment: PaymentRecord;
  onChoose: CheckoutPageProps['onChoose'];
}) {
  const isChosen = useRef(false);
  const [isDisabled, setDisabled] = useState(false);
  const choose = (outcome: CheckoutOutcome) => {
    // A second press before the browser has left the page must not choose another outcome.
    if (isChosen.current) return;
    isChosen.current = true;
    setDisabled(true);
    onChoose(outcome);
  };
  return (
    <Stack as="ul" role="list">
      {checkoutChoices(payment).map(({ outcome, label, hint }) => (
        <li key={outcome}>
          <Stack gap={1}>
            <Choice
              type="button"
              aria-describedby={outcome}
              aria-disabled={isDisabled || undefined}
              onClick={() => choose(outcome)}
            >
              {label}
            </Choice>
            <Text variant="small" tone="secondary" id={outcome}>
              {hint}
            </Text>
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
