import { Button, Heading, Icon } from '@efie/ui';
import { X } from 'lucide-react';
import { paths } from '../../routing/paths';
import { pageTitle } from '../../routing/title';
import { ContactSupport, paymentSubject } from '../common/payments/ContactSupport';
import { Tile, Actions, Message } from './PaymentCallback.styles';

/** The URL has no payment reference, so no request is sent. */
export function NoReference() {
  return (
    <>
      <title>{pageTitle('Payment Failed')}</title>
      <Tile data-tone="danger" aria-hidden="true">
        <Icon icon={X} size={44} />
      </Tile>
      <Message>
        <Heading level={1} tabIndex={-1} data-page-heading>
          No payment reference found.
        </Heading>
        <p>Open this page from the payment, or go back to Plans.</p>
      </Message>
      <Actions data-many>
        <Button size="large" isFullWidth href={paths.plans}>
          Back to Plans
        </Button>
        <ContactSupport subject={paymentSubject('')} />
      </Actions>
    </>
  );
}
