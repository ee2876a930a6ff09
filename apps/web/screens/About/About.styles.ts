import {
  color,
  componentType,
  Container,
  corner,
  fixedSpace,
  Heading,
  media,
  Section,
  space,
  type,
} from '@efie/ui';
import { styled } from 'styled-components';

export const Intro = styled(Container)`
  display: grid;
  gap: ${space[8]};
  padding-block: ${space[9]} ${space[10]};
  ${media.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[20]};
    align-items: center;
    padding-block: ${space[16]} ${space[20]};
  }
`;

export const Title = styled(Heading)`
  && {
    ${componentType.displaySmall}
  }
`;

export const Lead = styled.p`
  margin-block-start: ${space[4]};
  ${media.md} {
    margin-block-start: ${space[5]};
  }
  ${type.lead}
  color: ${color.text2};
`;

export const Illustration = styled.img`
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 560 / 476;
  ${corner.gatePhoto}
  object-fit: cover;
  ${media.lg} {
    ${corner.gatePanel}
  }
  ${media.print} {
    display: none;
  }
`;

export const Band = styled.section`
  border-block-end: 1px solid ${color.brandLine};
  background: ${color.brand};
  color: ${color.onBrand};
`;

/** Container for the queries below, so the number of figures in a row follows the text size. */
export const FiguresContainer = styled(Container)`
  container-type: inline-size;
`;

const twoColumns = '@container (min-width: 15rem)';
const fourColumns = '@container (min-width: 36rem)';

export const Figures = styled.ul`
  display: grid;
  ${twoColumns} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${fourColumns} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Figure = styled.li`
  min-inline-size: 0;
  padding-block: ${space[6]};
  border: 0 solid ${color.brandLine};
  & > strong {
    display: block;
    ${type.figure}
    letter-spacing: -0.018em;
  }
  & > span {
    display: block;
    margin-block-start: calc(${fixedSpace[1]} - 1px);
    ${componentType.lead}
    color: ${color.onBrand2};
  }
  &:nth-child(n + 2) {
    border-block-start-width: 1px;
  }
  ${twoColumns} {
    &:nth-child(2) {
      border-block-start-width: 0;
    }
    &:nth-child(even) {
      padding-inline-start: ${space[5]};
      border-inline-start-width: 1px;
    }
  }
  ${fourColumns} {
    padding-block: ${space[11]};
    &:nth-child(n + 2) {
      padding-inline-start: ${space[8]};
      border-block-start-width: 0;
      border-inline-start-width: 1px;
    }
  }
`;

export const Mission = styled(Container)`
  display: grid;
  gap: ${space[4]};
  ${media.lg} {
    grid-template-columns: 264px minmax(0, 1fr);
    gap: ${space[18]};
  }
`;

export const MissionText = styled.p`
  ${componentType.quote}
  text-wrap: pretty;
`;

export const Sunken = styled(Section)`
  background: ${color.sunken};
`;

export const Values = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin-block-start: ${space[9]};
  & > li {
    display: grid;
    min-inline-size: 0;
  }
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.gridGap};
  }
  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
