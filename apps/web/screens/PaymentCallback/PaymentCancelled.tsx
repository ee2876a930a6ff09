import { Button, Heading, Icon } from '@efie/ui';
import { CornerUpLeft } from 'lucide-react';
import { paths } from '../../routing/paths';
import { pageTitle } from '../../routing/title';
import { useFocusedHeading } from '../common/focus/useFocusedHeading';
import { ContactSupport, paymentSubject } from '../common/payments/ContactSupport';
import { Tile, Actions, Message } from './PaymentCallback.styles';

export interface PaymentCancelledProps {
  reference: string;
  /** The server's message, or '' if it sent none. */
  message: string;
}

/** The payer left the payment page without paying: nothing failed, so nothing looks like a failure (ruling 172). */
export function PaymentCancelled({ reference, message }: PaymentCancelledProps) {
  const { headingProps, descriptionId } = useFocusedHeading();
  return (
    <>
      <title>{pageTitle('Payment Cancelled')}</title>
      <Tile data-tone="neutral" aria-hidden="true">
        <Icon icon={CornerUpLeft} size={44} />
      </Tile>
      <Message>
        <Heading level={1} {...headingProps}>
          {message || 'The payment was cancelled.'}
        </Heading>
        <p id={descriptionId}>You left before paying. Your plan is unchanged.</p>
      </Message>
      <Actions data-many>
        <Button size="large" isFullWidth href={paths.plans}>
          Back to Plans
        </Button>
        <ContactSupport subject={paymentSubject(reference)} />
      </Actions>
    </>
  );
}
