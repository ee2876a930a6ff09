import { styled } from 'styled-components';
import { Skeleton } from '../../primitives';
import { Actions, AgentLine, Body, Card, Facts, Photo, Place, PriceLine, Title } from './PropertyCard.styles';

/* Bars in the middle of the lines they stand for; the title's has no words to make it. */
const Bars = styled(Body)`
  & > * {
    display: flex;
    align-items: center;
  }
  & > :nth-child(2) {
    min-block-size: 1.375rem;
  }
`;

/**
 * A property card that has not come: the card's own boxes with bars in them, so that nothing moves when it does.
 * Hidden from assistive technology; the list says what is awaited.
 */
export function PropertyCardSkeleton() {
  return (
    <Card as="div" aria-hidden="true" data-skeleton>
      <Photo />
      <Bars>
        <PriceLine>
          <Skeleton width="174px" height="24px" />
          <Skeleton width="76px" height="24px" />
        </PriceLine>
        <Title as="div">
          <Skeleton width="88%" height="16px" radius="6px" />
        </Title>
        <Place as="div">
          <Skeleton width="62%" height="14px" radius="6px" />
        </Place>
        <Facts as="div">
          <Skeleton width="92px" height="14px" radius="6px" />
          <Skeleton width="92px" height="14px" radius="6px" />
        </Facts>
        <AgentLine>
          <Skeleton width="32px" height="32px" radius="50%" />
          <Skeleton width="120px" height="14px" radius="6px" />
        </AgentLine>
        <Actions>
          <Skeleton height="44px" radius="10px" />
          <Skeleton width="44px" height="44px" radius="10px" />
          <Skeleton width="44px" height="44px" radius="10px" />
        </Actions>
      </Bars>
    </Card>
  );
}
