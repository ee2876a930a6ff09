import { formatAmount } from '@efie/mocks/checkout';
import { Button, Stack, Text } from '@efie/ui';
import { useEffect, useRef } from 'react';
import { Row, RowText } from '../MockPanel.styles';
import { Section, type SectionProps } from './Section';

/** The pending payments, each with a button that completes it. */
export function PaymentsSection({ state: { payments }, controls, announce }: SectionProps) {
  const container = useRef<HTMLDivElement>(null);
  const previousCount = useRef(payments.length);
  useEffect(() => {
    // The pressed button was removed with its payment, so focus moves to the container.
    if (payments.length < previousCount.current && document.activeElement === document.body)
      container.current?.focus();
    previousCount.current = payments.length;
  }, [payments.length]);
  return (
    <Section title="Payments">
      <div ref={container} tabIndex={-1}>
        {payments.length === 0 ? (
          <Text variant="small" tone="secondary">
            No pending payments. Choose a plan, then “Pay later” on the payment page.
          </Text>
        ) : (
          <Stack as="ul" role="list" aria-label="Pending payments">
            {payments.map((payment) => (
              <Row key={payment.id}>
                <RowText>
                  <strong>{payment.reference}</strong>
                  <p>{`${payment.planName}, ${formatAmount(payment)}`}</p>
                </RowText>
                <Button
                  kind="secondary"
                  aria-label={`Finish the payment ${payment.reference}`}
                  onClick={() => {
                    controls.completePayment(payment.reference);
                    announce(`${payment.reference} is paid.`);
                  }}
                >
                  Finish
                </Button>
              </Row>
            ))}
          </Stack>
        )}
      </div>
    </Section>
  );
}
