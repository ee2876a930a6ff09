import { useMutation } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { asRecord, asText, firstText } from '../client/readers';
import { send } from '../client/send';

export interface SubscriptionStart {
  planCode: string;
  email: string;
  /** Gives the call up; the server may have started the subscription all the same. */
  signal?: AbortSignal;
}

export interface SubscriptionStarted {
  /** Where to pay, as the server wrote it: unsafe until it has passed the safe-URL function (fault 128). Empty when none. */
  paymentUrl: string;
  /** The server's status word, such as 'success' when nothing is left to pay (checklist 357). */
  status: string;
  message: string;
}

/** Starts a subscription (checklist 353); either answer shape is read, at the root or in data. */
export async function initializeSubscription({
  planCode,
  email,
  signal,
}: SubscriptionStart): Promise<SubscriptionStarted> {
  const body = { plan_code: planCode, email };
  const call = clientFor('agent').POST('/api/subscribe/initialize', { body, ...(signal && { signal }) });
  const root = asRecord(await send(call)) ?? {};
  const data = asRecord(root['data']) ?? {};
  const named = (holder: typeof root) => firstText(holder, 'authorization_url', 'redirect_url');
  return {
    paymentUrl: named(root) || named(data),
    status: asText(root['status']) || asText(data['status']),
    message: asText(root['message']),
  };
}

export function useInitializeSubscription() {
  return useMutation({ mutationFn: initializeSubscription });
}
