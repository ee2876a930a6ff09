import { Button, Heading, Icon } from '@efie/ui';
import { X } from 'lucide-react';
import { paths } from '../../app/paths';
import { pageTitle } from '../../app/title';
import { useArrivalHeading } from '../parts/useArrivalHeading';
import { Tile, Ways, Words } from './PaymentCallback.styles';
import { QuotedReference } from './QuotedReference';

/** What is said of a payment that did not verify when the server says no more (specification section 8). */
export const VERIFICATION_FAILED = 'Payment verification failed.';

export interface PaymentFailedProps {
  reference: string;
  /** The server's own words; empty when it sent none. */
  message: string;
}

/** The payment was refused: why, and the way back (checklist 531, 533). */
export function PaymentFailed({ reference, message }: PaymentFailedProps) {
  const { props, sentenceId } = useArrivalHeading();
  return (
    <>
      <title>{pageTitle('Payment Failed')}</title>
      <Tile data-tone="danger" aria-hidden="true">
        <Icon icon={X} size={44} />
      </Tile>
      <Words>
        <Heading level={1} {...props}>
          {message || VERIFICATION_FAILED}
        </Heading>
        <QuotedReference id={sentenceId} reference={reference} />
      </Words>
      <Ways>
        <Button size="large" href={paths.plans}>
          Back to Plans
        </Button>
      </Ways>
    </>
  );
}
