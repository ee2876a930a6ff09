import { useSyncExternalStore } from 'react';

const thisYear = () => new Date().getFullYear();

/** The year of the build: hydration must start with the year in the pre-rendered markup. */
const buildYear = Number(import.meta.env.VITE_BUILD_YEAR) || thisYear();

const never = () => () => undefined;

/** The year after ©, from the device's clock. */
export function useYear(): number {
  return useSyncExternalStore(never, thisYear, () => buildYear);
}
