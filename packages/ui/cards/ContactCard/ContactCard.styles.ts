import { styled } from 'styled-components';
import { Container, Motif } from '../../primitives';
import { clamp, color, media, radius, space, type } from '../../theme/tokens';

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
  margin-block-start: -60px;
  border-radius: 50%;
  background: ${color.bg};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 6px solid ${color.bg};
    border-radius: 50%;
  }
  & > span {
    display: grid;
    /* Overrides the avatar's inline size, which must follow the viewport here. */
    --edge: 120px !important;
  }
  ${media.md} {
    margin-block-start: -44px;
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
    margin-block: 0 6px;
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
    margin-block: 0 6px;
  }
  ${media.print} {
    display: none;
  }
`;

export const Facts = styled.ul`
  display: grid;
  gap: 0.625rem;
  margin-block-start: 1.875rem;
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
    margin-block-start: calc((1lh - 20px) / 2);
  }
  ${media.md} {
    display: flex;
    flex-wrap: wrap;
    gap: 0.625rem 1.75rem;
    margin-block-start: ${space[6]};
  }
`;

export const Bio = styled.p`
  margin-block-start: 1.625rem;
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
    padding: 2.25rem 2.5rem;
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
