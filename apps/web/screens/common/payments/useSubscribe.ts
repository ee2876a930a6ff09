import {
  failureDetail,
  isAbortError,
  isResponseLost,
  useInitializeSubscription,
  useAbortableRequest,
  useRefreshPlan,
  useSession,
} from '@efie/api';
import type { Agent } from '@efie/domain/account';
import { subscriptionStep, type Plan } from '@efie/domain/plans';
import { notify } from '@efie/ui/primitives/Toast';
import { useEffect, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { paths } from '../../../routing/paths';
import { paymentHosts } from '../paymentSettings';

const FAILED = 'Failed to initialize subscription. Please try again.';

const UNSAFE_LINK =
  'The payment link is not safe to open. Check your plan on your dashboard, or contact support.';

class UnsafePaymentUrl extends Error {}

export interface SubscribeState {
  /** The plan whose payment is being started, until the browser leaves for the payment page; otherwise null. */
  startingId: Plan['id'] | null;
  failure: { planId: Plan['id']; text: string } | null;
  onChoose: (chosen: { plan: Plan }) => void;
  /** Aborts the request in flight. */
  onCancel: () => void;
}

function describeCause(error: unknown): string | undefined {
  if (error instanceof UnsafePaymentUrl) return UNSAFE_LINK;
  return failureDetail(error, FAILED);
}

/**
 * Starts the payment of a plan. Anyone who is not an agent is sent to the agent login; an agent without an email address
 * gets an error; other agents go to the payment page. One request at a time; unmounting prevents a later navigation.
 * @param agent the signed-in agent, or null
 */
export function useSubscribe(agent: Agent | null): SubscribeState {
  const navigate = useNavigate();
  const dashboardHref = useHref(paths.agentDashboard);
  const refreshPlan = useRefreshPlan();
  const { mutateAsync } = useInitializeSubscription();
  const [startingId, setStartingId] = useState<Plan['id'] | null>(null);
  const [failure, setFailure] = useState<SubscribeState['failure']>(null);
  const isBusy = useRef(false);
  const { nextSignal, cancel } = useAbortableRequest();
  const session = useSession();

  useEffect(() => {
    // Back from the payment page can restore this one from the back/forward cache, with its buttons still busy.
    const reset = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isBusy.current = false;
      setStartingId(null);
    };
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  const start = async (plan: Plan, email: string): Promise<boolean> => {
    const signal = nextSignal();
    const started = await mutateAsync({ planCode: plan.code, email, signal, session });
    signal.throwIfAborted();
    const step = subscriptionStep(started, {
      origin: window.location.origin,
      paidPaths: [paths.agentDashboard, dashboardHref],
      payHosts: paymentHosts,
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
        refreshPlan();
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
      // The server may have started it, or have activated a plan that costs nothing.
      if (isResponseLost(error)) refreshPlan();
      if (!isAbortError(error)) fail(FAILED, describeCause(error));
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
