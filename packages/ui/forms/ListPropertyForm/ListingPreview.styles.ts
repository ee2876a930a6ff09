import { styled } from 'styled-components';
import { color, media, radius, space, type } from '../../theme';

/** The container of the card's layout. */
export const CardFrame = styled.div`
  container-type: inline-size;
`;

export const Panel = styled.div`
  display: grid;
  gap: ${space[5]};
  padding: ${space[5]};
  border: 1px solid transparent;
  border-radius: ${radius.card};
  background: ${color.sunken};
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
