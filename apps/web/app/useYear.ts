import { useSyncExternalStore } from 'react';

const thisYear = () => new Date().getFullYear();

/** The year in which the pre-rendered pages were written; the browser must begin with the same one. */
const builtIn = Number(import.meta.env.VITE_BUILD_YEAR) || thisYear();

const never = () => () => undefined;

/** The year after ©, from the clock (corrections.md section 1). */
export function useYear(): number {
  return useSyncExternalStore(never, thisYear, () => builtIn);
}
