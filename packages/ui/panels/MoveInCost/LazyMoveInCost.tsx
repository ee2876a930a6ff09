import { Suspense } from 'react';
import { styled } from 'styled-components';
import { lazyComponent, LoadFailure } from '../../primitives';
import { media } from '../../theme/tokens';
import type { MoveInCostProps } from './MoveInCost';

const MoveInCost = lazyComponent(async () => (await import('./MoveInCost')).MoveInCost, LoadFailure);

/** As high as the panel, before it has come. */
const Room = styled.div`
  min-block-size: 453px;
  ${media.lg} {
    min-block-size: 367px;
  }
`;

/** `MoveInCost` below what is read first: its code comes after the page's own, its room and its id from the start. */
export function LazyMoveInCost(props: MoveInCostProps) {
  return (
    <Suspense fallback={<Room id={props.id} />}>
      <MoveInCost {...props} />
    </Suspense>
  );
}
