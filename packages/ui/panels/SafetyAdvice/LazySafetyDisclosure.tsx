import { Suspense } from 'react';
import { styled } from 'styled-components';
import { lazyComponent, LoadFailure } from '../../primitives';
import { space } from '../../theme/tokens';

const Advice = lazyComponent(async () => (await import('./SafetyDisclosure')).SafetyDisclosure, LoadFailure);

/** As high as the line, before it has come. */
const Room = styled.div`
  min-block-size: calc(max(44px, 2.375rem) + 1px);
  margin-block-start: ${space[6]};
`;

/** Safety advice under the last row of a grid; its code comes after the page's own, its room is kept from the start. */
export function LazySafetyDisclosure() {
  return (
    <Room>
      <Suspense fallback={null}>
        <Advice />
      </Suspense>
    </Room>
  );
}
