import { useEffect, useState } from 'react';

/** After this many milliseconds of waiting a person is told (ruling 91). */
export const SLOW_AFTER = 10_000;

/** True once something has been waited for longer than `after` ms; false again as soon as the waiting ends. */
export function useIsSlow(isWaiting: boolean, after: number = SLOW_AFTER): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setOver(true), after);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [isWaiting, after]);
  return isWaiting && isOver;
}
