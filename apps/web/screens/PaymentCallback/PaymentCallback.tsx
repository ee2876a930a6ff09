import { usePaymentCheck } from '@efie/api';
import { paymentReference } from '@efie/domain/plans';
import { Heading, SlowNotice, Spinner } from '@efie/ui';
import { useLocation } from 'react-router-dom';
import { pageTitle } from '../../routing/title';
import { NoReference } from './NoReference';
import { Page, Ring, Message } from './PaymentCallback.styles';
import { PaymentCancelled } from './PaymentCancelled';
import { PaymentNotVerified } from './PaymentNotVerified';
import { PaymentFailed } from './PaymentFailed';
import { PaymentSucceeded } from './PaymentSucceeded';

/** The screen that the payment provider redirects to: it verifies the payment of the reference in the URL. */
export function PaymentCallbackScreen() {
  const { search } = useLocation();
  const reference = paymentReference(search);
  return (
    <Page>{reference === '' ? <NoReference /> : <Payment key={reference} reference={reference} />}</Page>
  );
}

function Payment({ reference }: { reference: string }) {
  const { state, isRetrying, retry, cancel } = usePaymentCheck(reference);
  switch (state.kind) {
    case 'verifying':
      return <Verifying onCancel={cancel} />;
    case 'paid':
      return <PaymentSucceeded redirectUrl={state.redirectUrl} />;
    case 'failed':
      return <PaymentFailed reference={reference} message={state.message} />;
    case 'cancelled':
      return <PaymentCancelled reference={reference} message={state.message} />;
    case 'inconclusive':
    case 'unknown':
      return (
        <PaymentNotVerified
          reference={reference}
          state={state}
          isRetrying={isRetrying}
          onRetry={retry}
          onCancel={cancel}
        />
      );
  }
}

function Verifying({ onCancel }: { onCancel: () => void }) {
  return (
    <>
      <title>{pageTitle('Verifying Payment')}</title>
      <Ring>
        <Spinner size={72} />
      </Ring>
      <Message>
        <Heading level={1} tabIndex={-1} data-page-heading>
          Verifying your payment
        </Heading>
        <p>Keep this page open. It usually takes a few seconds.</p>
      </Message>
      <SlowNotice onCancel={onCancel} />
    </>
  );
}
