import { Button, Heading, Icon } from '@efie/ui';
import { X } from 'lucide-react';
import { paths } from '../../routing/paths';
import { pageTitle } from '../../routing/title';
import { useFocusedHeading } from '../common/focus/useFocusedHeading';
import { ContactSupport, paymentSubject } from '../common/payments/ContactSupport';
import { Tile, Actions, Message } from './PaymentCallback.styles';
import { QuotedReference } from './QuotedReference';

/** Shown when the server sends no message. */
export const VERIFICATION_FAILED_MESSAGE = 'Payment verification failed.';

export interface PaymentFailedProps {
  reference: string;
  /** The server's message, or '' if it sent none. */
  message: string;
}

export function PaymentFailed({ reference, message }: PaymentFailedProps) {
  const { headingProps, descriptionId } = useFocusedHeading();
  return (
    <>
      <title>{pageTitle('Payment Failed')}</title>
      <Tile data-tone="danger" aria-hidden="true">
        <Icon icon={X} size={44} />
      </Tile>
      <Message>
        <Heading level={1} {...headingProps}>
          {message || VERIFICATION_FAILED_MESSAGE}
        </Heading>
        <QuotedReference id={descriptionId} reference={reference} />
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
