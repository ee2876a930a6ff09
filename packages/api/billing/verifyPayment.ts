import type { PaymentResponse } from '@efie/domain/plans';
import { clientFor } from '../client/client';
import { asBoolean, asRecord, asText, readableMessage } from '../wire/readers';
import { requireBody, send } from '../client/send';

export interface PaymentVerification extends PaymentResponse {
  /** `success` true or status 'success', and no contradiction between them (ruling 104: doubt counts as failure). */
  isPaid: boolean;
  /** The server's message; empty when missing or not readable text. */
  message: string;
  /** As the server sent it, not safe to redirect to. Empty when missing. */
  redirectUrl: string;
}

/**
 * Requests the state of a payment. Unlike in other operations, `success: false` does not reject: the status distinguishes
 * a declined payment from a pending one.
 */
export async function verifyPayment(reference: string): Promise<PaymentVerification> {
  const call = clientFor('public').GET('/api/subscription/callback', { params: { query: { reference } } });
  // Nested, so that `send` does not reject `success: false`.
  const wrapped = call.then(({ data }) => ({ data: { body: data } }));
  const body = asRecord(requireBody(asRecord(await send(wrapped))?.['body']));
  const status = asText(body?.['status']);
  const success = asBoolean(body?.['success']);
  const isContradicted = success === false || (status !== '' && status !== 'success');
  return {
    isPaid: !isContradicted && (success === true || status === 'success'),
    success,
    status,
    message: readableMessage(body?.['message']),
    redirectUrl: asText(body?.['redirect_url']),
  };
}
