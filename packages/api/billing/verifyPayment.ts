import { useMutation } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { asBoolean, asRecord, asText } from '../client/readers';
import { requireBody, send } from '../client/send';

export interface PaymentVerification {
  /** `success` true or status 'success', and neither denies it: with money, doubt is failure (ruling 104). */
  isPaid: boolean;
  status: string;
  message: string;
  /** As the server wrote it; reduce it before following (ruling 105). Empty when none. */
  redirectUrl: string;
}

/** Asks what became of a payment (checklist 524). A mutation, for it is asked once per visit (ruling 106). */
export async function verifyPayment(reference: string): Promise<PaymentVerification> {
  const call = clientFor('public').GET('/api/subscription/callback', { params: { query: { reference } } });
  const body = asRecord(requireBody(await send(call)));
  const status = asText(body?.['status']);
  const success = asBoolean(body?.['success']);
  const isDenied = success === false || (status !== '' && status !== 'success');
  return {
    isPaid: !isDenied && (success === true || status === 'success'),
    status,
    message: asText(body?.['message']),
    redirectUrl: asText(body?.['redirect_url']),
  };
}

export function useVerifyPayment() {
  return useMutation({ mutationFn: verifyPayment });
}
