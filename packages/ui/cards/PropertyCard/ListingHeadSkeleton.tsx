import { styled } from 'styled-components';
import { Skeleton } from '../../primitives';
import { Body, LocationLine, PriceLine, Title } from './PropertyCard.styles';

/** A card's body with each bar centered in its line. */
export const SkeletonBody = styled(Body)`
  & > * {
    display: flex;
    align-items: center;
  }
`;

/* Needs a height because it has no text. */
const TitleBar = styled(Title)`
  display: flex;
  align-items: center;
  min-block-size: 1.375rem;
`;

export function TextBar({ width }: { width: string }) {
  return <Skeleton width={width} height="14px" radius="6px" />;
}

/** Skeleton of `ListingTitle`. */
export function ListingTitleSkeleton() {
  return (
    <TitleBar as="div">
      <TextBar width="88%" />
    </TitleBar>
  );
}

/** Skeleton of `ListingHead`, to be placed first in `SkeletonBody`. */
export function ListingHeadSkeleton() {
  return (
    <>
      <PriceLine>
        <Skeleton width="174px" height="24px" />
        <Skeleton width="76px" height="24px" />
      </PriceLine>
      <LocationLine as="div">
        <TextBar width="62%" />
      </LocationLine>
    </>
  );
}
