import { LiveRegion, loadListingDescription, Skeleton, SkeletonLine, SlowNotice } from '@efie/ui';
import { useEffect } from 'react';
import { pageTitle } from '../../routing/title';
import {
  Aside,
  SkeletonLines,
  Columns,
  EarlyPhoto,
  GalleryBox,
  Page,
  MainColumn,
  TopRow,
} from './PropertyDetail.styles';

/** The property in which the script of 404.html puts the first photo; see packages/api/client/earlyListing.ts. */
const EARLY_PHOTO = '--early-photo';

/** Skeletons for the gallery, the text and the aside, at their final positions. */
export function DetailLoading({ onCancel }: { onCancel: () => void }) {
  // The next listing has another photo.
  useEffect(() => () => document.documentElement.style.setProperty(EARLY_PHOTO, 'none'), []);
  useEffect(() => void loadListingDescription(), []);
  return (
    <Page>
      <title>{pageTitle('Property')}</title>
      <LiveRegion>Loading the property</LiveRegion>
      <TopRow />
      <GalleryBox>
        <Skeleton height="100%" radius="inherit" />
        <EarlyPhoto />
      </GalleryBox>
      <Columns>
        <MainColumn>
          <SkeletonLines>
            <Skeleton width="min(12rem, 100%)" height="1.625rem" />
            <SkeletonLine variant="h1" width="80%" />
            <SkeletonLine width="60%" />
            <SkeletonLine width="45%" />
            <Skeleton height="5.75rem" />
          </SkeletonLines>
          <SlowNotice onCancel={onCancel} />
        </MainColumn>
        <Aside>
          <Skeleton height="28.75rem" radius="20px" />
        </Aside>
      </Columns>
    </Page>
  );
}
