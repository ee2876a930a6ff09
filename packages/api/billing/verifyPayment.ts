import type { PaymentAnswer } from '@efie/domain';
import { clientFor } from '../client/client';
import { readableMessage } from '../client/errorFromResponse';
import { asBoolean, asRecord, asText } from '../client/readers';
import { requireBody, send } from '../client/send';

export interface PaymentVerification extends PaymentAnswer {
  /** `success` true or status 'success', and neither denies it: with money, doubt is failure (ruling 104). */
  isPaid: boolean;
  /** The server's own sentence; empty when it sent none that a person could read. */
  message: string;
  /** As the server wrote it; reduce it before following (ruling 105). Empty when none. */
  redirectUrl: string;
}

/**
 * Asks what became of a payment (checklist 524). Here `success: false` is an answer and no failed call: whether a payment was
 * refused or is only pending stands beside it.
 */
export async function verifyPayment(reference: string): Promise<PaymentVerification> {
  const call = clientFor('public').GET('/api/subscription/callback', { params: { query: { reference } } });
  const wrapped = call.then(({ data }) => ({ data: { answer: data } }));
  const body = asRecord(requireBody(asRecord(await send(wrapped))?.['answer']));
  const status = asText(body?.['status']);
  const success = asBoolean(body?.['success']);
  const isDenied = success === false || (status !== '' && status !== 'success');
  return {
    isPaid: !isDenied && (success === true || status === 'success'),
    success,
    status,
    message: readableMessage(body?.['message']),
    redirectUrl: asText(body?.['redirect_url']),
  };
}
