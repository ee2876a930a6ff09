import { styled } from 'styled-components';
import { Container, Motif } from '../../primitives';
import { clamp, color, fixedSpace, media, radius, size, space, type } from '../../theme/tokens';

export const Banner = styled.div`
  block-size: 120px;
  overflow: hidden;
  border-block-end: 1px solid transparent;
  background: ${color.brand};
  ${media.md} {
    block-size: 192px;
  }
  ${media.print} {
    display: none;
  }
`;

/* A fixed tile size of 96 px; the banner clips the overflow. */
export const Tiles = styled(Motif)`
  inline-size: 1920px;
  block-size: 192px;
  max-inline-size: none;
`;

export const Body = styled(Container)`
  display: flow-root;
`;

export const Head = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  ${media.md} {
    flex-direction: row;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: ${space[4]} ${space[6]};
  }
`;

/* The border in the page's background color overlaps the edge of the image. */
export const Portrait = styled.div`
  position: relative;
  flex: none;
  margin-block-start: calc(-1 * ${fixedSpace[15]});
  border-radius: 50%;
  background: ${color.bg};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: ${fixedSpace[1.5]} solid ${color.bg};
    border-radius: 50%;
  }
  & > span {
    display: grid;
    /* Overrides the avatar's inline size, which must follow the viewport here. */
    --edge: 120px !important;
  }
  ${media.md} {
    margin-block-start: calc(-1 * ${fixedSpace[11]});
    & > span {
      --edge: 152px !important;
    }
  }
  ${media.print} {
    margin-block-start: 0;
  }
`;

export const Names = styled.div`
  min-inline-size: 0;
  max-inline-size: 100%;
  margin-block-start: ${space[4]};
  overflow-wrap: anywhere;
  ${media.md} {
    flex: 1 1 18rem;
    margin-block: 0 ${fixedSpace[1.5]};
  }
`;

export const NameLine = styled.div`
  display: grid;
  grid-template-areas: 'name' 'business' 'badge';
  row-gap: ${space[1]};
  ${media.md} {
    grid-template: 'name badge' auto 'business business' auto / minmax(0, max-content) auto;
    justify-content: start;
    align-items: center;
    column-gap: ${space[3]};
  }
`;

export const Name = styled.h1`
  grid-area: name;
  && {
    ${type.h1}
  }
  ${clamp[3]}
  padding-block-end: 2px;
  margin-block-end: -2px;
`;

export const Business = styled.p`
  grid-area: business;
  ${clamp[2]}
  color: ${color.text2};
`;

export const BadgeArea = styled.div`
  grid-area: badge;
`;

export const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space[2]};
  inline-size: 100%;
  margin-block-start: ${space[6]};
  ${media.md} {
    display: flex;
    flex-wrap: wrap;
    inline-size: auto;
    max-inline-size: 100%;
    margin-block: 0 ${fixedSpace[1.5]};
  }
  ${media.print} {
    display: none;
  }
`;

export const Facts = styled.ul`
  display: grid;
  gap: ${space[2.5]};
  margin-block-start: calc(${space[8]} - 0.125rem);
  ${type.small}
  ${type.figures}
  color: ${color.text2};
  overflow-wrap: anywhere;
  & > li {
    display: flex;
    gap: ${space[2]};
    min-inline-size: 0;
  }
  /* Centers the icon on the first line at any text size. */
  & svg {
    margin-block-start: calc((1lh - ${size.iconM}) / 2);
  }
  ${media.md} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2.5]} ${space[7]};
    margin-block-start: ${space[6]};
  }
`;

export const Bio = styled.p`
  margin-block-start: calc(${space[7]} - 0.125rem);
  ${type.bodyLong}
  color: ${color.text2};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Panel = styled.section`
  display: grid;
  gap: ${space[6]};
  min-inline-size: 0;
  padding: ${space[6]} ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow-wrap: anywhere;
  ${media.md} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    padding: ${space[9]} ${space[10]};
  }
  ${media.print} {
    display: none;
  }
`;

export const PanelText = styled.div`
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
  max-inline-size: 100%;
`;

export const PanelActions = styled.div`
  display: grid;
  gap: ${space[2]};
  max-inline-size: 100%;
  ${media.md} {
    display: flex;
    flex-wrap: wrap;
  }
`;
