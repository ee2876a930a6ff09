import { paymentOutcome } from '@efie/domain/plans';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { refreshPlan } from './refreshPlan';
import { verifyPayment } from './verifyPayment';

/** The state of a payment; `inconclusive` is an unclear response, `unknown` a failed request. */
export type PaymentState =
  | { kind: 'verifying' }
  | { kind: 'paid'; redirectUrl: string }
  | { kind: 'failed'; message: string }
  | { kind: 'cancelled'; message: string }
  | { kind: 'inconclusive'; message: string }
  | { kind: 'unknown'; error: unknown };

type CheckedState = Exclude<PaymentState, { kind: 'verifying' }>;

async function check(reference: string, queryClient: QueryClient): Promise<CheckedState> {
  try {
    const response = await verifyPayment(reference);
    const kind = paymentOutcome(response);
    if (kind !== 'paid') return { kind, message: response.message };
    refreshPlan(queryClient);
    return { kind, redirectUrl: response.redirectUrl };
  } catch (error) {
    return { kind: 'unknown', error };
  }
}

/** Cached until the page is reloaded, so that mounting the screen again sends no second request (ruling 106). */
export const paymentCheckQuery = (reference: string, queryClient: QueryClient) => ({
  queryKey: ['payment-check', reference],
  // Takes no signal: unmounting must not abort the only request of this visit.
  queryFn: () => check(reference, queryClient),
  staleTime: Infinity,
  gcTime: Infinity,
});

/** Stops waiting; a response that arrives later is ignored. */
export async function cancelPaymentCheck(reference: string, queryClient: QueryClient): Promise<void> {
  const { queryKey } = paymentCheckQuery(reference, queryClient);
  await queryClient.cancelQueries({ queryKey });
  const error = new DOMException('Verification canceled', 'AbortError');
  const canceled: CheckedState = { kind: 'unknown', error };
  queryClient.setQueryData(queryKey, canceled);
}

export interface PaymentCheck {
  state: PaymentState;
  /** A retry after an unclear response is in flight. */
  isRetrying: boolean;
  retry: () => void;
  /** Stops waiting; a response that arrives later is ignored. */
  cancel: () => void;
}

/**
 * Verifies a payment once per visit, and again only when the user asks for it.
 * @param reference not empty
 */
export function usePaymentCheck(reference: string): PaymentCheck {
  const queryClient = useQueryClient();
  const { data, isFetching, refetch } = useQuery(paymentCheckQuery(reference, queryClient));
  return {
    state: data ?? { kind: 'verifying' },
    isRetrying: data !== undefined && isFetching,
    retry: () => void refetch({ cancelRefetch: false }),
    cancel: () => void cancelPaymentCheck(reference, queryClient),
  };
}
