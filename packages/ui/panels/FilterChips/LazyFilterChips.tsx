import { isUnfiltered } from '@efie/domain/search';
import { Suspense, useState } from 'react';
import { lazyComponent, LoadFailure } from '../../primitives';
import type { FilterChipsProps } from './FilterChips';

const Chips = lazyComponent(async () => (await import('./FilterChips')).FilterChips, LoadFailure);

/** Lazy-loads the chips with the first filter. They stay mounted without filters, to report the last removal. */
export function LazyFilterChips(props: FilterChipsProps) {
  const hasFilters = !isUnfiltered(props.value);
  const [isNeeded, setNeeded] = useState(hasFilters);
  if (hasFilters && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={<div style={{ blockSize: 44, marginBlock: -4 }} />}>
      <Chips {...props} />
    </Suspense>
  );
}
