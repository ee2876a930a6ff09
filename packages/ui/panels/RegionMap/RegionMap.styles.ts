import { styled } from 'styled-components';
import { color, fixedSpace, media, motion, radius, size, space, type } from '../../theme/tokens';

/** Where the map and what belongs to it fit side by side. */
const isWide = '@container (inline-size >= 40rem)';
/** Where the names of the regions fit on the map. */
const hasNames = '@container (inline-size >= 18rem)';
/** Where the numbers do not fit either, as with large text on a phone. */
const hasNoLabels = '@container (inline-size < 11rem)';

export const Panel = styled.section`
  &:focus-visible {
    outline: none;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-block-size: ${size.touch};
  margin-block-end: ${space[2]};
`;

export const Content = styled.div`
  container-type: inline-size;
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} ${space[8]};
  align-items: start;
  ${isWide} {
    grid-template-columns: minmax(0, 24rem) minmax(0, 1fr);
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

/** The outlines keep west on the left in right-to-left text too. */
export const MapBox = styled.div`
  position: relative;
  container-type: inline-size;
  direction: ltr;
  inline-size: 100%;
  /* In view with the heading above it. */
  max-inline-size: max(12rem, min(24rem, 38dvh));
  margin-inline: auto;
`;

const shades = [12, 30, 48, 78, 100].map(
  (percent) => `color-mix(in oklab, ${color.primary} ${percent}%, ${color.surface})`,
);

export const Outlines = styled.svg`
  inline-size: 100%;
  block-size: auto;
  overflow: visible;
  fill: ${color.surface};
  stroke: ${color.surface};
  stroke-width: 2;
  stroke-linejoin: round;
`;

/** The outline of the country, below the regions: the lightest shade hardly differs from the page. */
export const Coast = styled.path`
  stroke: ${color.borderControl};
  stroke-width: 6;
  ${media.forcedColors} {
    stroke: CanvasText;
  }
`;

export const Shape = styled.path`
  cursor: pointer;
  transition: fill ${motion.fast} ${motion.standard};
  &:focus-visible {
    outline: none;
  }
  &[data-shade='0'] {
    stroke: ${color.borderControl};
  }
  ${shades.map((shade, index) => `&[data-shade='${index + 1}'] { fill: ${shade}; }`).join('\n')}
  ${media.hover} {
    &:hover {
      stroke: ${color.text};
      stroke-width: 4;
    }
  }
  ${media.forcedColors} {
    && {
      fill: Canvas;
      stroke: CanvasText;
    }
    &&[aria-pressed='true'] {
      fill: Highlight;
    }
  }
`;

/** Above all regions, so that their neighbors do not cover it. */
export const Ring = styled.path`
  fill: none;
  pointer-events: none;
  stroke-width: 7;
  &[data-ring='chosen'] {
    stroke: ${color.accent};
  }
  &[data-ring='edge'] {
    stroke: ${color.surface};
    stroke-width: 13;
  }
  &[data-ring='focus'] {
    stroke: ${color.focus};
    stroke-width: 8;
  }
  ${media.forcedColors} {
    && {
      stroke: Highlight;
    }
    &&[data-ring='edge'] {
      stroke: Canvas;
    }
  }
`;

export const Label = styled.span`
  position: absolute;
  display: grid;
  justify-items: center;
  translate: -50% -50%;
  max-inline-size: 5.5em;
  color: ${color.text};
  ${type.caption}
  ${type.figures}
  line-height: 1.15;
  text-align: center;
  pointer-events: none;
  &[data-shade='4'],
  &[data-shade='5'] {
    color: ${color.onPrimary};
  }
  & > b {
    font-weight: 650;
  }
  & > span {
    display: none;
  }
  ${hasNames} {
    & > span {
      display: inline;
    }
  }
  ${hasNoLabels} {
    display: none;
  }
  ${media.forcedColors} {
    && {
      color: CanvasText;
    }
    &&[data-glyph] {
      forced-color-adjust: none;
      color: HighlightText;
    }
  }
`;

/** Keeps its height without a region. */
export const PointedLine = styled.p`
  min-block-size: 2.5rem;
  color: ${color.text2};
  ${type.small}
  ${type.figures}
  text-align: center;
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  color: ${color.text2};
  ${type.caption}
  ${type.figures}
  & > li {
    display: flex;
    align-items: center;
    gap: ${space[1.5]};
  }
  /* Regions have no shades there. */
  ${media.forcedColors} {
    display: none;
  }
`;

export const Swatch = styled.span`
  flex: none;
  inline-size: ${size.iconS};
  block-size: ${size.iconS};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.xs};
  background: ${color.surface};
  ${shades.map((shade, index) => `&[data-shade='${index + 1}'] { background: ${shade}; }`).join('\n')}
`;

export const Choices = styled.div`
  margin-block-start: ${space[2]};
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const DistrictHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[3]};
`;

export const DistrictList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
  gap: ${fixedSpace[1]} ${space[2]};
`;

export const DistrictButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  inline-size: 100%;
  min-block-size: ${size.touch};
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};
  ${type.small}
  text-align: start;
  & > span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > b {
    color: ${color.text2};
    font-weight: 400;
    ${type.figures}
  }
  ${media.hover} {
    &:hover {
      background: ${color.secondaryHover};
    }
  }
  &[aria-pressed='true'] {
    border-color: ${color.primary};
    background: ${color.primarySoft};
    box-shadow: inset 0 0 0 0.5px ${color.primary};
    color: ${color.onPrimarySoft};
    font-weight: 650;
  }
  &[aria-pressed='true'] > b {
    color: inherit;
  }
  ${media.forcedColors} {
    &[aria-pressed='true'] {
      border: 2px solid Highlight;
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

export const Attribution = styled.p`
  color: ${color.text3};
  ${type.caption}
`;
