import { Skeleton, SkeletonLine } from '../../primitives';
import {
  Actions,
  Banner,
  Bio,
  Body,
  Facts,
  Head,
  NameLine,
  Names,
  Portrait,
  Tiles,
} from './ContactCard.styles';

/** The boxes of a contact card while the profile loads. Decoration: the page says in words what is awaited. */
export function ContactCardSkeleton() {
  return (
    <div aria-hidden="true">
      <Banner>
        <Tiles seed="agent-331" columns={20} rows={2} set="band" />
      </Banner>
      <Body>
        <Head>
          <Portrait>
            <Skeleton width="var(--edge)" height="var(--edge)" radius="50%" />
          </Portrait>
          <Names>
            <NameLine>
              <SkeletonLine variant="h1" width="min(16rem, 70vw)" />
              <SkeletonLine width="min(8rem, 60vw)" />
            </NameLine>
          </Names>
          <Actions>
            <Skeleton width="100%" height="3.25rem" radius="12px" />
            <Skeleton width="100%" height="3.25rem" radius="12px" />
          </Actions>
        </Head>
        <Facts as="div">
          <SkeletonLine variant="small" width="min(14rem, 70vw)" />
        </Facts>
        <Bio as="div">
          <SkeletonLine width="100%" />
          <SkeletonLine width="70%" />
        </Bio>
      </Body>
    </div>
  );
}
