import { color, Container, fixedSpace, Heading, space, type } from '@efie/ui';
import { styled } from 'styled-components';

export const Page = styled(Container)`
  /* The footer stays below the first view when short content replaces the loading state. */
  min-block-size: 100vh;
  padding-block: ${space[12]} ${space.section};
  /* The empty state has its own padding. */
  &:has([data-empty]) {
    padding-block-end: 0;
  }
`;

export const TopRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: end;
  justify-content: space-between;
`;

export const Title = styled(Heading)`
  margin-block-end: ${space[1.5]};
`;

/** The minimum height prevents a layout shift when the text changes. */
export const Count = styled.p`
  min-block-size: 1.5rem;
  ${type.body}
  ${type.figures}
  color: ${color.text2};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  /* In px, as the gutter: with large text the last button would leave the page. */
  & > [data-kind='ghost'] {
    --pad: ${fixedSpace[3]};
  }
`;

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  margin-block-start: ${space[8]};
`;

/** A column for each placeholder; two on a phone. */
export const SkeletonColumns = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(min(100%, clamp(9rem, 46%, 15rem)), 1fr);
  gap: ${space[4]};
  overflow: hidden;
`;
