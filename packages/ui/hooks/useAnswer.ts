import type { Answer } from '@efie/domain/search';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useIsHydrated } from './useIsHydrated';

export interface AnswerState<Value> {
  /** Undefined until known. While a promise is pending, the last one. */
  answer: Value | undefined;
  isPending: boolean;
  isError: boolean;
  /** Ends the wait as a failure. */
  onCancel: () => void;
  onRetry: () => void;
}

interface Settled<Value> {
  /** Null for an answer that was known at once. */
  promise: Promise<Value> | null;
  answer?: Value | undefined;
}

/**
 * Asks a question, and again whenever `ask` changes. An answer that is known at once is returned in the same render, except
 * during hydration: the server-rendered markup has none.
 * @param ask must keep its identity between renders; null asks nothing
 */
export function useAnswer<Value>(ask: (() => Answer<Value>) | null): AnswerState<Value> {
  const [attempt, setAttempt] = useState(0);
  const { answer: asked } = useMemo(() => {
    const answer = ask?.();
    // A render that React discards leaves its promise without a handler; the effect below handles the one that counts.
    if (answer instanceof Promise) answer.catch(() => undefined);
    return { attempt, answer };
  }, [ask, attempt]);
  const isHydrated = useIsHydrated();
  const isKnown = isHydrated && asked !== undefined && !(asked instanceof Promise);
  const answer = isKnown || asked instanceof Promise ? asked : undefined;
  const promise = answer instanceof Promise ? answer : null;
  const [settled, setSettled] = useState<Settled<Value>>({ promise: null });
  if (!(answer instanceof Promise) && settled.answer !== answer) setSettled({ promise: null, answer });
  useEffect(() => {
    let isCurrent = true;
    // A transition renders in slices, so that an answer with many cards does not block the page.
    const settle = (result: Settled<Value>) => isCurrent && startTransition(() => setSettled(result));
    promise?.then(
      (value) => settle({ promise, answer: value }),
      () => settle({ promise }),
    );
    return () => {
      isCurrent = false;
    };
  }, [promise]);

  return {
    answer: answer instanceof Promise ? settled.answer : answer,
    isPending: promise !== null && settled.promise !== promise,
    isError: promise !== null && settled.promise === promise && !('answer' in settled),
    onCancel: () => promise && setSettled({ promise }),
    onRetry: () => setAttempt(attempt + 1),
  };
}
