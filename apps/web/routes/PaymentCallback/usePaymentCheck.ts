import { getSession, listPaymentsQuery, refreshOwnAgent, verifyPayment } from '@efie/api';
import { paymentOutcome } from '@efie/domain';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';

/** What is known of a payment: that it is being asked, what came of it, or that no answer came (`unknown`). */
export type PaymentState =
  | { kind: 'verifying' }
  | { kind: 'paid'; redirectUrl: string }
  | { kind: 'failed'; message: string }
  | { kind: 'doubtful'; message: string }
  | { kind: 'unknown'; error: unknown };

type Answered = Exclude<PaymentState, { kind: 'verifying' }>;

/** The plan, the limit and the payments that were shown are those from before (fault 132). Silent: each page asks anyway. */
function forgetOldPlan(queryClient: QueryClient): void {
  void queryClient.invalidateQueries(listPaymentsQuery());
  if (getSession().role === 'agent') void refreshOwnAgent(queryClient);
}

async function check(reference: string, queryClient: QueryClient): Promise<Answered> {
  try {
    const answer = await verifyPayment(reference);
    const kind = paymentOutcome(answer);
    if (kind !== 'paid') return { kind, message: answer.message };
    forgetOldPlan(queryClient);
    return { kind, redirectUrl: answer.redirectUrl };
  } catch (error) {
    return { kind: 'unknown', error };
  }
}

/** What came of asking is kept as long as the page lives: a screen that mounts again does not ask again (ruling 106). */
const paymentCheck = (reference: string, queryClient: QueryClient) => ({
  queryKey: ['payment-check', reference],
  // No signal is taken: leaving must not give up the one call of this visit.
  queryFn: () => check(reference, queryClient),
  staleTime: Infinity,
  gcTime: Infinity,
});

export interface PaymentCheck {
  state: PaymentState;
  /** Asked again after an answer that left it open. */
  isAskingAgain: boolean;
  askAgain: () => void;
  /** Gives up waiting; a late answer changes nothing. */
  giveUp: () => void;
}

/**
 * Asks once per visit what became of a payment, and again only when the person wants it (checklist 524 to 526; faults 131, 132).
 * @param reference not empty
 */
export function usePaymentCheck(reference: string): PaymentCheck {
  const queryClient = useQueryClient();
  const asked = paymentCheck(reference, queryClient);
  const { data, isFetching, refetch } = useQuery(asked);
  const giveUp = async () => {
    await queryClient.cancelQueries({ queryKey: asked.queryKey });
    const error = new DOMException('Given up', 'AbortError');
    const givenUp: Answered = { kind: 'unknown', error };
    queryClient.setQueryData(asked.queryKey, givenUp);
  };
  return {
    state: data ?? { kind: 'verifying' },
    isAskingAgain: data !== undefined && isFetching,
    askAgain: () => void refetch({ cancelRefetch: false }),
    giveUp: () => void giveUp(),
  };
}
