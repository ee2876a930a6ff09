import {
  ApiError,
  getOwnAgentProfileQuery,
  listPaymentsQuery,
  useInitializeSubscription,
  useOneCall,
  useSession,
} from '@efie/api';
import { subscriptionStep, type Agent, type Plan } from '@efie/domain';
import { notify } from '@efie/ui/primitives/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { payHosts } from '../../app/plans';
import { connectionHint } from '../parts/connectionHint';
import { isGivenUp } from '../parts/isGivenUp';

const FAILED = 'Failed to initialize subscription. Please try again.';

const UNSAFE_LINK =
  'The payment link is not safe to open. Check your plan on your dashboard, or contact support.';

class UnsafePaymentUrl extends Error {}

export interface Subscribe {
  /** The plan whose payment is being started, until the browser has left for the payment page. */
  startingId: Plan['id'] | null;
  /** Why the last try came to nothing, and at which plan. */
  failure: { planId: Plan['id']; text: string } | null;
  onChoose: (chosen: { plan: Plan }) => void;
  /** Gives up the start that is on its way. */
  onCancel: () => void;
}

function whyItFailed(error: unknown): string | undefined {
  if (error instanceof UnsafePaymentUrl) return UNSAFE_LINK;
  const said = error instanceof ApiError && error.serverMessage !== FAILED ? error.serverMessage : '';
  return connectionHint(error) ?? (said || undefined);
}

/**
 * What the button of a plan does (checklist 351 to 359): who is no agent is asked to log in as one, an agent without an
 * email address is told so, anyone else is led to the payment page. One call at a time; who leaves the page before its
 * answer is not led away from where they went.
 * @param agent the signed-in agent, or null
 */
export function useSubscribe(agent: Agent | null): Subscribe {
  const navigate = useNavigate();
  const dashboardHref = useHref(paths.agentDashboard);
  const queryClient = useQueryClient();
  const { mutateAsync } = useInitializeSubscription();
  const [startingId, setStartingId] = useState<Plan['id'] | null>(null);
  const [failure, setFailure] = useState<Subscribe['failure']>(null);
  const isBusy = useRef(false);
  const { nextSignal, cancel } = useOneCall();
  const session = useSession();

  useEffect(() => {
    // Back from the payment page brings this one as it was left: its buttons must be alive again (fault 129).
    const revive = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isBusy.current = false;
      setStartingId(null);
    };
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, []);

  const start = async (plan: Plan, email: string): Promise<boolean> => {
    const signal = nextSignal();
    const started = await mutateAsync({ planCode: plan.code, email, signal, session });
    signal.throwIfAborted();
    const step = subscriptionStep(started, {
      origin: window.location.origin,
      paidPaths: [paths.agentDashboard, dashboardHref],
      payHosts,
    });
    switch (step.kind) {
      case 'pay':
        notify({
          kind: 'info',
          title: `Redirecting to payment gateway for ${plan.name} subscription...`,
        });
        window.location.assign(step.url);
        return true;
      case 'paid':
        notify({ kind: 'success', title: 'Payment successful! Redirecting to your dashboard...' });
        // The plan and the payments that were shown are those from before.
        void queryClient.invalidateQueries(getOwnAgentProfileQuery());
        void queryClient.invalidateQueries(listPaymentsQuery());
        void navigate(paths.agentDashboard);
        return false;
      case 'pending':
        notify({
          kind: 'info',
          title: `Your ${plan.name} subscription is being processed. You will receive a payment link shortly.`,
        });
        return false;
      case 'unsafe':
        throw new UnsafePaymentUrl();
    }
  };

  const onChoose = async ({ plan }: { plan: Plan }) => {
    if (agent === null) {
      notify({ kind: 'info', title: 'Please log in as an agent to subscribe to a plan.' });
      void navigate(paths.agentLogin);
      return;
    }
    if (isBusy.current) return;
    const fail = (text: string, description?: string) => {
      setFailure({ planId: plan.id, text: description === UNSAFE_LINK ? `${text} ${description}` : text });
      notify({ kind: 'error', title: text, description });
    };
    setFailure(null);
    if (agent.email.trim() === '') {
      fail('Agent email not found. Please update your profile.');
      return;
    }
    isBusy.current = true;
    setStartingId(plan.id);
    let isLeaving = false;
    try {
      isLeaving = await start(plan, agent.email);
    } catch (error) {
      if (!isGivenUp(error)) fail(FAILED, whyItFailed(error));
    } finally {
      if (!isLeaving) {
        isBusy.current = false;
        setStartingId(null);
      }
    }
  };

  const onCancel = () => {
    cancel();
    isBusy.current = false;
    setStartingId(null);
  };

  return { startingId, failure, onChoose: (chosen) => void onChoose(chosen), onCancel };
}
