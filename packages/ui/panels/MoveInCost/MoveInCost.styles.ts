import { styled } from 'styled-components';
import { color, componentType, media, radius, space, type } from '../../theme/tokens';

export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  min-inline-size: 0;
  /* Smaller on narrow viewports, so that the amounts fit at 200 % text size. */
  padding: min(${space[5]}, 6vw);
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  scroll-margin-block-start: ${space[6]};
  &:focus {
    outline: none;
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  ${media.md} {
    padding: ${space[6]};
  }
  ${media.print} {
    display: none;
  }
`;

export const Title = styled.h2`
  ${type.h3}
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  ${media.lg} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);
    gap: ${space[6]};
  }
`;

export const Lines = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  ${type.figures}
`;

/** Label at the start, amount at the end; the amount wraps below when both do not fit. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[4]};
  color: ${color.text2};
  & > dt {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > dd {
    min-inline-size: 0;
    margin: 0;
    margin-inline-start: auto;
    color: ${color.text};
    overflow-wrap: anywhere;
  }
  &[data-total='true'] {
    align-items: baseline;
    margin-block-start: ${space[1]};
    padding-block-start: ${space[3]};
    border-block-start: 1px solid ${color.border};
    color: ${color.text};
    & > dd {
      ${componentType.total}
      ${type.figures}
    }
  }
`;

export const Terms = styled.p`
  color: ${color.text2};
`;
