import { styled } from 'styled-components';
import { Skeleton } from '../../primitives';
import { Body, Card, Facts, Place, PriceLine, Title } from '../PropertyCard/PropertyCard.styles';
import { Actions, Description, Listed, Photo } from './ManagedPropertyCard.styles';

/* Bars in the middle of the lines they stand for; lines without words are made by hand. */
const Bars = styled(Body)`
  & > * {
    display: flex;
    align-items: center;
  }
  & > :nth-child(2) {
    min-block-size: 1.375rem;
  }
  & > :nth-child(4) {
    flex-wrap: wrap;
    align-content: space-around;
    block-size: 2.5rem;
  }
`;

/**
 * A card of the dashboard that has not come: the card's own boxes, with a title of one line and a description of two.
 * Hidden from assistive technology; the list says what is awaited.
 */
export function ManagedPropertyCardSkeleton() {
  return (
    <Card as="div" aria-hidden="true" data-skeleton>
      <Photo />
      <Bars>
        <PriceLine>
          <Skeleton width="174px" height="24px" />
          <Skeleton width="76px" height="24px" />
        </PriceLine>
        <Title as="div">
          <Skeleton width="70%" height="16px" radius="6px" />
        </Title>
        <Place as="div">
          <Skeleton width="52%" height="14px" radius="6px" />
        </Place>
        <Description as="div">
          <Skeleton width="96%" height="14px" radius="6px" />
          <Skeleton width="38%" height="14px" radius="6px" />
        </Description>
        <Facts as="div">
          <Skeleton width="64px" height="14px" radius="6px" />
          <Skeleton width="152px" height="14px" radius="6px" />
        </Facts>
        <Listed as="div">
          <Skeleton width="132px" height="13px" radius="6px" />
        </Listed>
        <Actions>
          <Skeleton height="44px" radius="10px" />
          <Skeleton height="44px" radius="10px" />
          <Skeleton width="44px" height="44px" radius="10px" />
        </Actions>
      </Bars>
    </Card>
  );
}
