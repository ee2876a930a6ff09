import { LiveRegion, Skeleton, SkeletonLine, SlowNotice } from '@efie/ui';
import { pageTitle } from '../../routing/title';
import {
  Aside,
  SkeletonFacts,
  SkeletonLines,
  Columns,
  EarlyPhoto,
  GalleryArea,
  GalleryBox,
  Head,
  Page,
  MainColumn,
  TopRow,
} from './PropertyDetail.styles';

/** Skeletons for the gallery, the text and the aside, at their final positions. */
export function DetailLoading({ onCancel }: { onCancel: () => void }) {
  return (
    <Page>
      <title>{pageTitle('Property')}</title>
      <LiveRegion>Loading the property</LiveRegion>
      <TopRow />
      <Columns>
        <Head>
          <SkeletonLines>
            <Skeleton width="min(12rem, 100%)" height="1.625rem" />
            <SkeletonLine variant="h1" width="80%" />
            <SkeletonLine width="60%" />
            <SkeletonLine width="45%" />
          </SkeletonLines>
        </Head>
        <GalleryArea>
          <GalleryBox>
            <Skeleton height="100%" radius="inherit" />
            <EarlyPhoto data-early-photo />
          </GalleryBox>
        </GalleryArea>
        <MainColumn>
          <SkeletonFacts>
            <Skeleton height="5.75rem" />
          </SkeletonFacts>
          <SlowNotice onCancel={onCancel} />
        </MainColumn>
        <Aside>
          <Skeleton height="28.75rem" radius="20px" />
        </Aside>
      </Columns>
    </Page>
  );
}
