import { findPlan } from '@efie/domain/plans';
import { daysAfter } from '../factories/clock';
import { paymentReference } from '../factories/createPayment';
import { PLAN_DAYS } from '../factories/plans';
import type { PaymentRecord } from '../factories/records';
import { sameEmail, trimmed } from './checks';
import { createFailure, createValidationFailure } from './result';
import { authenticateAgent, nextId, type Store } from './store';
import type { BillingRules } from './types';
import { latestSubscription, activePlan } from './views';

export function billingRules(store: Store, checkoutUrl: (reference: string) => string): BillingRules {
  /** Renewing the active plan extends it by a month; another plan starts immediately and ends the active one. */
  const activate = (payment: PaymentRecord) => {
    const now = store.now();
    const latest = latestSubscription(store.state, payment.agentId);
    const isActive = latest !== undefined && Date.parse(latest.expiresAt) > Date.parse(now);
    const isSamePlan = isActive && latest.planCode === payment.planCode;
    if (isActive && !isSamePlan) {
      for (const subscription of store.state.subscriptions) {
        const hasTimeLeft =
          subscription.agentId === payment.agentId && Date.parse(subscription.expiresAt) > Date.parse(now);
        if (hasTimeLeft) subscription.expiresAt = now;
      }
    }
    store.state.subscriptions.push({
      id: nextId(store),
      agentId: payment.agentId,
      planCode: payment.planCode,
      name: payment.planName,
      startedAt: now,
      expiresAt: daysAfter(isSamePlan ? latest.expiresAt : now, PLAN_DAYS),
    });
  };

  const paymentOf = (reference: string | null | undefined) => {
    const trimmedReference = trimmed(reference);
    return trimmedReference === ''
      ? undefined
      : store.state.payments.find((payment) => payment.reference === trimmedReference);
  };

  return {
    initializeSubscription(token, { planCode, email }) {
      const found = authenticateAgent(store, token);
      if (!found.ok) return found;
      const plan = findPlan(trimmed(planCode));
      if (!plan) return createValidationFailure({ plan_code: ['This plan does not exist.'] });
      if (trimmed(email) === '') return createValidationFailure({ email: ['Email field is required'] });
      if (!sameEmail(email, found.agent.email)) {
        return createValidationFailure({ email: ['This is not the email address of your account.'] });
      }
      if (activePlan(store, found.agent.id)?.code === plan.code) {
        const paid = store.state.payments.findLast(
          (payment) => payment.agentId === found.agent.id && payment.status === 'success',
        );
        return { ok: true, reference: paid?.reference ?? '', checkoutUrl: null };
      }
      const id = nextId(store);
      const reference = paymentReference(`${store.seed}|${found.agent.id}|${id}`);
      store.state.payments.push({
        id,
        agentId: found.agent.id,
        reference,
        planCode: plan.code,
        planName: plan.name,
        amount: plan.price,
        status: 'pending',
        createdAt: store.now(),
      });
      store.notifyChanged();
      return { ok: true, reference, checkoutUrl: checkoutUrl(reference) };
    },

    getCheckout(reference) {
      const payment = paymentOf(reference);
      return payment
        ? { ok: true, payment: { ...payment } }
        : createFailure(404, 'No payment has this reference.');
    },

    completeCheckout(reference, outcome) {
      const payment = paymentOf(reference);
      if (!payment) return createFailure(404, 'Payment verification failed.');
      if (payment.status === 'pending' && outcome !== 'later') {
        const isPaid = outcome === 'success' || outcome === 'lost';
        payment.status = isPaid ? 'success' : outcome;
        if (outcome === 'lost') payment.losesNextResponse = true;
        if (isPaid) activate(payment);
        store.notifyChanged();
      }
      return { ok: true, payment: { ...payment } };
    },

    pendingPayments: () => store.state.payments.filter(({ status }) => status === 'pending').reverse(),

    consumeLostResponse(reference) {
      const payment = paymentOf(reference);
      if (!payment?.losesNextResponse) return false;
      delete payment.losesNextResponse;
      store.notifyChanged();
      return true;
    },

    verifyPayment(reference) {
      const trimmedReference = trimmed(reference);
      if (trimmedReference === '') {
        const message = 'No payment reference found.';
        return createValidationFailure({ reference: [message] }, message);
      }
      const payment = paymentOf(trimmedReference);
      if (!payment) return createFailure(404, 'Payment verification failed.');
      const messages = {
        success: 'Payment verified.',
        pending: 'Your bank has not confirmed the payment yet.',
        failed: 'Payment verification failed.',
        cancelled: 'The payment was cancelled.',
      } as const;
      return {
        ok: true,
        success: payment.status === 'success',
        status: payment.status,
        message: messages[payment.status],
      };
    },

    listPayments(token) {
      const found = authenticateAgent(store, token);
      if (!found.ok) return found;
      const agentPayments = store.state.payments.filter((payment) => payment.agentId === found.agent.id);
      return {
        ok: true,
        payments: [...agentPayments].sort((left, right) => right.createdAt.localeCompare(left.createdAt)),
      };
    },
  };
}
