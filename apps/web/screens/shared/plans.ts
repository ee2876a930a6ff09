import { plansWithCodes } from '@efie/domain';

/** The plans with the codes of this payment account, where the build was given them (ruling 95). */
export const plans = plansWithCodes({
  pro: import.meta.env.VITE_PLAN_CODE_PRO,
  premium: import.meta.env.VITE_PLAN_CODE_PREMIUM,
});

const hosts = (import.meta.env.VITE_PAYMENT_HOSTS ?? '').split(/[\s,]+/).filter(Boolean);

/** The only hosts that a payment may lead to, where the build was given them; undefined lets any be (fault 128). */
export const payHosts = hosts.length > 0 ? hosts : undefined;
