import { styled } from 'styled-components';
import { color, fixedSpace, media, radius, space, type } from '../../theme/tokens';

export const Box = styled.section`
  min-inline-size: 0;
  padding: ${fixedSpace[4]} ${fixedSpace[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow-wrap: anywhere;
  ${media.md} {
    padding: ${fixedSpace[5]} ${fixedSpace[6]};
  }
  ${media.print} {
    break-inside: avoid;
  }
`;

/* Text and chart side by side where there is room. */
export const Overview = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} ${space[8]};
  margin-block-start: ${space[2]};
  ${media.md} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: start;
  }
`;

export const Change = styled.p`
  ${type.stat}
  color: ${color.text};
`;

export const Note = styled.p`
  ${type.small}
  color: ${color.text2};
`;

export const Figure = styled.figure`
  margin: 0;
  min-inline-size: 0;
`;

/* Days without new views keep a line at the foot. */
export const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 1px;
  border-block-end: 1px solid ${color.borderControl};
  > span {
    min-inline-size: 0;
    border-start-start-radius: 2px;
    border-start-end-radius: 2px;
    background: ${color.link};
    ${media.forcedColors} {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

export const Ends = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[4]};
  margin-block-start: ${space[1]};
  ${type.caption}
  color: ${color.text2};
`;

export const Disclosures = styled.div`
  margin-block-start: ${space[3]};
  & > details:last-child {
    margin-block-end: calc(-1 * ${space[2]});
    border-block-end: 0;
  }
`;

export const Trends = styled.ul`
  & > li + li {
    border-block-start: 1px solid ${color.border};
  }
`;

export const Trend = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(5rem, 8rem);
  align-items: center;
  gap: ${space[4]};
  padding-block: ${space[2]};
  ${type.small}
  ${type.figures}
  color: ${color.text2};
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 1.5rem;
    color: ${color.text};
  }
`;
