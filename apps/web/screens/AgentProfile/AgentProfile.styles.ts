import { clamp, color, Container, media, space, type } from '@efie/ui';
import { styled } from 'styled-components';

export const Page = styled.div`
  padding-block-end: ${space.section};
`;

export const Listings = styled(Container)`
  margin-block-start: ${space[16]};
  ${media.md} {
    margin-block-start: ${space[18]};
  }
`;

export const ListingsHeading = styled.h2`
  ${clamp[3]}
  margin-block: 0 ${space[7]};
  padding-block-end: 2px;
  && {
    ${type.h2}
  }
  overflow-wrap: anywhere;
`;

export const Count = styled.span`
  font-weight: 400;
  ${type.figures}
  color: ${color.text2};
`;

export const Contact = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  margin-block-start: ${space[12]};
  ${media.lg} {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
    margin-block-start: ${space[16]};
  }
  /* The empty state has its own padding. */
  &[data-after='empty'] {
    margin-block-start: 0;
  }
`;
