import { styled } from 'styled-components';
import { Skeleton } from '../../primitives';
import {
  Actions,
  Agent,
  AgentLine,
  Body,
  Card,
  Fact,
  Facts,
  Photo,
  Place,
  PriceLine,
  Title,
} from './PropertyCard.styles';

const TitleBar = styled(Title)`
  display: flex;
  align-items: center;
  block-size: 1.375rem;
`;

const PlaceBar = styled(Place)`
  align-items: center;
  block-size: 1.25rem;
`;

/**
 * A property card that has not come: the card's own boxes with bars in them, so that nothing moves when it does.
 * Hidden from assistive technology; the list says what is awaited.
 */
export function PropertyCardSkeleton() {
  return (
    <Card as="div" aria-hidden="true" data-skeleton>
      <Photo />
      <Body>
        <PriceLine>
          <Skeleton width="174px" height="24px" />
          <Skeleton width="76px" height="24px" />
        </PriceLine>
        <TitleBar as="div">
          <Skeleton width="88%" height="16px" radius="6px" />
        </TitleBar>
        <PlaceBar as="div">
          <Skeleton width="62%" height="14px" radius="6px" />
        </PlaceBar>
        <Facts as="div">
          <Fact as="div">
            <Skeleton width="92px" height="14px" radius="6px" />
          </Fact>
          <Fact as="div">
            <Skeleton width="92px" height="14px" radius="6px" />
          </Fact>
        </Facts>
        <AgentLine>
          <Agent>
            <Skeleton width="32px" height="32px" radius="50%" />
            <Skeleton width="120px" height="14px" radius="6px" />
          </Agent>
        </AgentLine>
        <Actions>
          <Skeleton height="44px" radius="10px" />
          <Skeleton width="44px" height="44px" radius="10px" />
          <Skeleton width="44px" height="44px" radius="10px" />
        </Actions>
      </Body>
    </Card>
  );
}
