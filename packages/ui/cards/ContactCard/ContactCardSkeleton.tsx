import { styled } from 'styled-components';
import { Skeleton, SkeletonLine } from '../../primitives';
import { media } from '../../theme/tokens';
import {
  Actions,
  BadgeArea,
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

const BusinessArea = styled.div`
  grid-area: business;
`;

/* The widths of the two buttons with their labels. */
const ButtonBox = styled.div`
  ${media.md} {
    inline-size: 6.4375rem;
    & + & {
      inline-size: 9.1875rem;
    }
  }
`;

/** Skeleton of `ContactCard`. Hidden from assistive technology: the screen announces the loading state. */
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
              <BusinessArea>
                <SkeletonLine width="min(8rem, 60vw)" />
              </BusinessArea>
              <BadgeArea>
                <SkeletonLine variant="small" width="min(6rem, 50vw)" />
              </BadgeArea>
            </NameLine>
          </Names>
          <Actions>
            <ButtonBox>
              <Skeleton height="3.25rem" radius="12px" />
            </ButtonBox>
            <ButtonBox>
              <Skeleton height="3.25rem" radius="12px" />
            </ButtonBox>
          </Actions>
        </Head>
        <Facts as="div">
          <SkeletonLine variant="small" width="min(13rem, 70vw)" />
          <SkeletonLine variant="small" width="min(9rem, 60vw)" />
          <SkeletonLine variant="small" width="min(5rem, 40vw)" />
        </Facts>
        <Bio as="div">
          <SkeletonLine width="100%" />
          <SkeletonLine width="90%" />
          <SkeletonLine width="60%" />
        </Bio>
      </Body>
    </div>
  );
}
