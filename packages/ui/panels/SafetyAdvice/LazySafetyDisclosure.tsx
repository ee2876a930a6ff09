import { Suspense } from 'react';
import { styled } from 'styled-components';
import { lazyComponent, LoadFailure } from '../../primitives';
import { size, space } from '../../theme/tokens';

const Advice = lazyComponent(async () => (await import('./SafetyDisclosure')).SafetyDisclosure, LoadFailure);

/** Reserves the height of the closed disclosure. */
const ReservedLine = styled.div`
  min-block-size: calc(max(${size.touch}, 2.375rem) + 1px);
  margin-block-start: ${space[6]};
`;

/** Safety advice below the last row of a grid, lazy-loaded. */
export function LazySafetyDisclosure() {
  return (
    <ReservedLine>
      <Suspense>
        <Advice />
      </Suspense>
    </ReservedLine>
  );
}
