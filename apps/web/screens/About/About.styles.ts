import { color, Container, Heading, media, Section, space, type } from '@efie/ui';
import { styled } from 'styled-components';

export const Intro = styled(Container)`
  display: grid;
  gap: ${space[8]};
  padding-block: 2.25rem ${space[10]};
  ${media.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[20]};
    align-items: center;
    padding-block: ${space[16]} ${space[20]};
  }
`;

export const Title = styled(Heading)`
  && {
    ${type.display}
  }
  ${media.md} {
    && {
      font-size: 4rem;
      line-height: 4.125rem;
    }
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
  --gate: 96px;
  border-radius: 24px var(--gate) 24px 24px;
  object-fit: cover;
  &:dir(rtl) {
    border-radius: var(--gate) 24px 24px;
  }
  ${media.lg} {
    --gate: 160px;
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
    margin-block-start: 3px;
    font: 400 1.0625rem/1.625rem var(--font-text);
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
    padding-block: 2.75rem;
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
  font: 480 1.375rem/1.875rem var(--font-display);
  letter-spacing: -0.014em;
  text-wrap: pretty;
  ${media.md} {
    font-size: 1.875rem;
    line-height: 2.5rem;
  }
`;

export const Sunken = styled(Section)`
  background: ${color.sunken};
`;

export const Values = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin-block-start: 2.25rem;
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
