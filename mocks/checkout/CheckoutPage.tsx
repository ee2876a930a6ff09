import { planOf } from '@efie/domain';
import { Heading, Icon, Link } from '@efie/ui';
import { FlaskConical } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { CheckoutOutcome } from '../db/types';
import type { PaymentRecord } from '../factories/records';
import { Choice, Choices, Facts, Page, Sheet, Top } from './CheckoutPage.styles';
import {
  amountWords,
  CHECKOUT_NOTE,
  CHECKOUT_TITLE,
  checkoutChoices,
  SETTLED_NOTE,
  UNKNOWN_NOTE,
  type CheckoutChoice,
} from './words';

export interface CheckoutPageProps {
  /** The payment that is asked for; null when no payment has the reference. */
  payment: PaymentRecord | null;
  /** Where the payer goes back to. */
  backTo: string;
  /** Does what the payer chose and leaves the page. Called once. */
  onChoose: (outcome: CheckoutOutcome) => void;
}

/**
 * The page of a payment partner that is none: what is paid for, and a button for everything that can become of a payment. It
 * leaves the product and comes back to it, as a hosted payment page does.
 */
export function CheckoutPage({ payment, backTo, onChoose }: CheckoutPageProps) {
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
          <Ways payment={payment} onChoose={onChoose} />
        ) : (
          <>
            {payment && <p>{SETTLED_NOTE}</p>}
            <Link href={backTo}>Go back to the app</Link>
          </>
        )}
      </Sheet>
    </Page>
  );
}

function PaymentFacts({ payment }: { payment: PaymentRecord }) {
  const facts = [
    ['Plan', `${planOf(payment.planCode)?.name ?? payment.planName}, one month`],
    ['Amount', amountWords(payment)],
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

function Ways({ payment, onChoose }: { payment: PaymentRecord; onChoose: CheckoutPageProps['onChoose'] }) {
  const isChosen = useRef(false);
  const [chosen, setChosen] = useState<CheckoutOutcome | null>(null);
  const choose = (outcome: CheckoutOutcome) => {
    // Until the browser has left, a second press must not do something else.
    if (isChosen.current) return;
    isChosen.current = true;
    setChosen(outcome);
    onChoose(outcome);
  };
  return (
    <Choices>
      {checkoutChoices(payment).map((choice) => (
        <Way
          key={choice.outcome}
          choice={choice}
          isIdle={chosen !== null}
          onPress={() => choose(choice.outcome)}
        />
      ))}
    </Choices>
  );
}

function Way({ choice, isIdle, onPress }: { choice: CheckoutChoice; isIdle: boolean; onPress: () => void }) {
  const hintId = useId();
  return (
    <li>
      <Choice type="button" aria-describedby={hintId} aria-disabled={isIdle || undefined} onClick={onPress}>
        {choice.label}
      </Choice>
      <p id={hintId}>{choice.hint}</p>
    </li>
  );
}
