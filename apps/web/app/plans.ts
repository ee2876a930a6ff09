import { plansWithCodes } from '@efie/domain';

/** The plans with the codes of this payment account, where the build was given them (ruling 95). */
export const plans = plansWithCodes({
  pro: import.meta.env.VITE_PLAN_CODE_PRO,
  premium: import.meta.env.VITE_PLAN_CODE_PREMIUM,
});
