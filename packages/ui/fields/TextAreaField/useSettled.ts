import { useEffect, useState } from 'react';

/** The value once it has stood still for so many ms; undefined until it changes for the first time. */
export function useSettled<Value>(value: Value, ms: number): Value | undefined {
  const [first] = useState(value);
  const [settled, setSettled] = useState<Value>();
  useEffect(() => {
    if (value === first && settled === undefined) return;
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [first, ms, settled, value]);
  return settled;
}
