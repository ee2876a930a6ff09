import { Suspense } from 'react';
import { styled } from 'styled-components';
import { lazyComponent, LoadFailure } from '../../primitives';
import { media } from '../../theme/tokens';
import type { MoveInCostProps } from './MoveInCost';

const MoveInCost = lazyComponent(async () => (await import('./MoveInCost')).MoveInCost, LoadFailure);

const Placeholder = styled.div`
  min-block-size: 453px;
  ${media.lg} {
    min-block-size: 367px;
  }
  ${media.print} {
    display: none;
  }
`;

/** Lazy-loads `MoveInCost`; a placeholder has its height and its id, so that links to it work meanwhile. */
export function LazyMoveInCost(props: MoveInCostProps) {
  return (
    <Suspense fallback={<Placeholder id={props.id} />}>
      <MoveInCost {...props} />
    </Suspense>
  );
}
