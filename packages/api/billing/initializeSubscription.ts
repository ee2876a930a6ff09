import type { SubscriptionResponse } from '@efie/domain/plans';
import { useMutation } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { asRecord, asText, firstText } from '../wire/readers';
import { requireRecord, send } from '../client/send';
import { getSession, type Session } from '../session/session';

export interface SubscriptionRequest {
  planCode: string;
  email: string;
  /** Aborts the request; the server may have started the subscription already. */
  signal?: AbortSignal;
  /** The session of the subscriber; default: the current one. */
  session?: Session;
}

/**
 * Starts a subscription. The caller must check the returned URLs before redirecting to one.
 * @throws ApiError (`parse`) when no response says that it was started
 */
export async function initializeSubscription({
  planCode,
  email,
  signal,
  session = getSession(),
}: SubscriptionRequest): Promise<SubscriptionResponse> {
  const body = { plan_code: planCode, email };
  const sender = session.role === 'guest' ? 'agent' : ({ role: 'agent', token: session.token } as const);
  const call = clientFor(sender).POST('/api/subscribe/initialize', { body, signal: signal ?? null });
  const root = requireRecord(await send(call));
  const data = asRecord(root['data']) ?? {};
  const holder = firstText(root, 'authorization_url', 'redirect_url') ? root : data;
  return {
    authorizationUrl: asText(holder['authorization_url']),
    redirectUrl: asText(holder['redirect_url']),
    status: asText(root['status']) || asText(data['status']),
  };
}

export function useInitializeSubscription() {
  return useMutation({ mutationFn: initializeSubscription });
}
