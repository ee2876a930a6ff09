import { styled } from 'styled-components';
import { Skeleton, SkeletonLine } from '../../primitives';
import { Actions, Bio, Card, Identity, PriceRow, AgentDetails } from './AgentCard.styles';

const Price = styled(PriceRow)`
  & > * {
    inline-size: 100%;
    min-block-size: 2.5rem;
  }
`;

const Lines = styled(AgentDetails)`
  flex: 1;
`;

/**
 * Skeleton of `AgentCard` with a business name and a bio of two lines. Hidden from assistive technology: the screen
 * announces the loading state.
 */
export function AgentCardSkeleton() {
  return (
    <Card as="div" aria-hidden="true" data-skeleton>
      <Price as="div">
        <SkeletonLine variant="price" width="60%" />
      </Price>
      <Identity>
        <Skeleton width="60px" height="60px" radius="50%" />
        <Lines>
          <SkeletonLine variant="cardTitle" width="70%" />
          <SkeletonLine variant="small" width="45%" />
          <SkeletonLine variant="caption" width="55%" />
        </Lines>
      </Identity>
      <Bio as="div">
        <SkeletonLine variant="small" />
        <SkeletonLine variant="small" width="60%" />
      </Bio>
      <Actions>
        <Skeleton height="3.25rem" radius="12px" />
        <Skeleton height="3.25rem" radius="12px" />
        <Skeleton height="2.75rem" radius="10px" />
      </Actions>
    </Card>
  );
}
