import { plansWithCodes } from '@efie/domain/plans';

/** The plans, with the payment provider's plan codes from the build's environment if set (ruling 95). */
export const plans = plansWithCodes({
  pro: import.meta.env.VITE_PLAN_CODE_PRO,
  premium: import.meta.env.VITE_PLAN_CODE_PREMIUM,
});

const hosts = (import.meta.env.VITE_PAYMENT_HOSTS ?? '').split(/[\s,]+/).filter(Boolean);

/** The allowed hosts of payment URLs; undefined allows any. */
export const paymentHosts = hosts.length > 0 ? hosts : undefined;
