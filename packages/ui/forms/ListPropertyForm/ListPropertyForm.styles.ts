import { styled } from 'styled-components';
import { color, media, radius, size, space, type } from '../../theme';

export const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-items: end;
  min-inline-size: 0;
  padding-block-end: ${space[2]};
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 21.25rem);
  }
`;

/** Without a gap: the sections have their own margins. */
export const Sections = styled.div`
  min-inline-size: 0;
`;

export const NumberFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  gap: ${space[5]} ${space[3]};
  align-items: end;
  ${media.md} {
    column-gap: ${space[5]};
  }
`;

export const Buttons = styled.div`
  display: grid;
  gap: ${space[3]};
  inline-size: 100%;
  ${media.md} {
    display: flex;
    flex-wrap: wrap;
  }
`;

export const Progress = styled.p`
  ${type.small}
  ${type.figures}
  color: ${color.text2};
`;

export const PhotoNames = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;

/** Placeholder with the height of a lazy-loaded field: 44 px rows of amenities, or the empty photo field. */
export const Placeholder = styled.div`
  &[data-of='amenities'] {
    block-size: calc(17 * ${size.row} - ${space[2.5]});
  }
  &[data-of='photos'] {
    block-size: 7.625rem;
  }
  ${media.md} {
    &[data-of='amenities'] {
      block-size: calc(9 * ${size.row} - ${space[2.5]});
    }
    &[data-of='photos'] {
      block-size: 9.125rem;
    }
  }
`;

export const Panel = styled.div`
  display: grid;
  gap: ${space[5]};
  padding: ${space[5]};
  border: 1px solid transparent;
  border-radius: ${radius.card};
  background: ${color.sunken};
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* The height of its two groups. */
  &[data-placeholder] {
    min-block-size: 22.5rem;
    ${media.md} {
      min-block-size: 14rem;
    }
  }
`;

export const Group = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  min-inline-size: 0;
`;

export const Lines = styled.ul`
  display: grid;
  gap: ${space[2]};
`;

/** Hollow until the line is done; without a ring, so that it does not look like a control. */
export const Tick = styled.svg`
  flex: none;
  inline-size: 1rem;
  block-size: 1rem;
  margin-block-start: 2px;
  fill: none;
  stroke: ${color.text3};
  stroke-linejoin: round;
`;

export const Line = styled.li`
  display: flex;
  gap: ${space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${type.small}
  color: ${color.text2};
  &[data-done='true'] {
    color: ${color.text};
    & > svg {
      fill: ${color.primary};
      stroke: ${color.primary};
      ${media.forcedColors} {
        fill: CanvasText;
        stroke: CanvasText;
      }
    }
  }
`;

/** What the device stores of the photos. */
export const DraftNote = styled.p`
  ${type.small}
  ${type.figures}
  margin-block-start: ${space[3]};
  color: ${color.text2};
  overflow-wrap: anywhere;
  &[data-tone='danger'] {
    color: ${color.danger};
  }
`;
