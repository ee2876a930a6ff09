import { useIsHydrated } from '@efie/ui';

const thisYear = () => new Date().getFullYear();

/** Hydration must start with the year in the pre-rendered markup. */
const BUILD_YEAR = Number(import.meta.env.VITE_BUILD_YEAR) || thisYear();

/** The year after ©, from the device's clock. */
export const useYear = (): number => (useIsHydrated() ? thisYear() : BUILD_YEAR);
