import type { ReactNode } from 'react';
import { NumberFields, Pair } from './EditListingForm.styles';

/** One field as it is, two as a pair, more in columns. */
export function EditRow({ count, children }: { count: number; children: ReactNode }) {
  if (count === 1) return children;
  return count === 2 ? <Pair>{children}</Pair> : <NumberFields>{children}</NumberFields>;
}
