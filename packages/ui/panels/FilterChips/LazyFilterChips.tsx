import { isUnfiltered } from '@efie/domain';
import { Suspense, useState } from 'react';
import { lazyComponent, LoadFailure } from '../../primitives';
import type { FilterChipsProps } from './FilterChips';

const Chips = lazyComponent(async () => (await import('./FilterChips')).FilterChips, LoadFailure);

/**
 * The chips of what is set, whose code comes with the first choice; their row is kept free for them meanwhile. They stay
 * mounted when the last one goes, for they have to say so.
 */
export function LazyFilterChips(props: FilterChipsProps) {
  const isAnySet = !isUnfiltered(props.value);
  const [isWanted, setWanted] = useState(isAnySet);
  if (isAnySet && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense fallback={<div style={{ blockSize: 44, marginBlock: -4 }} />}>
      <Chips {...props} />
    </Suspense>
  );
}
