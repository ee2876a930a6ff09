import { styled } from 'styled-components';
import { Skeleton } from '../../primitives';
import { Body, LocationLine, PriceLine, Title } from './PropertyCard.styles';

/** A card's body with each bar centered in its line. The title's line needs a height because it has no text. */
export const SkeletonBody = styled(Body)`
  & > * {
    display: flex;
    align-items: center;
  }
  & > :nth-child(2) {
    min-block-size: 1.375rem;
  }
`;

export function TextBar({ width }: { width: string }) {
  return <Skeleton width={width} height="14px" radius="6px" />;
}

/** Skeleton of `ListingHead`, to be placed first in `Bars`. */
export function ListingHeadSkeleton() {
  return (
    <>
      <PriceLine>
        <Skeleton width="174px" height="24px" />
        <Skeleton width="76px" height="24px" />
      </PriceLine>
      <Title as="div">
        <TextBar width="88%" />
      </Title>
      <LocationLine as="div">
        <TextBar width="62%" />
      </LocationLine>
    </>
  );
}
