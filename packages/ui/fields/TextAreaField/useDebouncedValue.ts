import { useEffect, useState } from 'react';

/** The value, updated once it has not changed for `ms`; undefined until its first change. */
export function useDebouncedValue<Value>(value: Value, ms: number): Value | undefined {
  const [initialValue] = useState(value);
  const [settled, setSettled] = useState<Value>();
  useEffect(() => {
    if (value === initialValue && settled === undefined) return;
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [initialValue, ms, settled, value]);
  return settled;
}
