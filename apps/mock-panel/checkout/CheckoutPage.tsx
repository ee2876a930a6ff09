import { findPlan } from '@efie/domain';
import type { CheckoutOutcome, PaymentRecord } from '@efie/mocks';
import {
  CHECKOUT_NOTE,
  CHECKOUT_TITLE,
  type CheckoutChoice,
  checkoutChoices,
  formatAmount,
  SETTLED_NOTE,
  UNKNOWN_NOTE,
} from '@efie/mocks/checkout';
import { Heading, Icon, Link } from '@efie/ui';
import { FlaskConical } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Choice, Choices, Facts, Page, Sheet, Top } from './CheckoutPage.styles';

export interface CheckoutPageProps {
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
        <Top>
          <Icon icon={FlaskConical} size="l" />
          <Heading level={1} variant="panelTitle">
            {CHECKOUT_TITLE}
          </Heading>
          <p>{CHECKOUT_NOTE}</p>
        </Top>
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
  const [chosen, setChosen] = useState<CheckoutOutcome | null>(null);
  const choose = (outcome: CheckoutOutcome) => {
    // A second press before the browser has left the page must not choose another outcome.
    if (isChosen.current) return;
    isChosen.current = true;
    setChosen(outcome);
    onChoose(outcome);
  };
  return (
    <Choices role="list">
      {checkoutChoices(payment).map((choice) => (
        <OutcomeButton
          key={choice.outcome}
          choice={choice}
          isDisabled={chosen !== null}
          onPress={() => choose(choice.outcome)}
        />
      ))}
    </Choices>
  );
}

function OutcomeButton({
  choice,
  isDisabled,
  onPress,
}: {
  choice: CheckoutChoice;
  isDisabled: boolean;
  onPress: () => void;
}) {
  const hintId = useId();
  return (
    <li>
      <Choice
        type="button"
        aria-describedby={hintId}
        aria-disabled={isDisabled || undefined}
        onClick={onPress}
      >
        {choice.label}
      </Choice>
      <p id={hintId}>{choice.hint}</p>
    </li>
  );
}
