import { styled } from 'styled-components';
import { color, componentType, media, radius, size, space, type } from '../../theme/tokens';

export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  justify-items: start;
  min-inline-size: 0;
  padding: ${space[5]};
  border: 1px solid transparent;
  border-radius: ${radius.card};
  background: ${color.sunken};
`;

export const Lines = styled.ul`
  display: grid;
  gap: ${space[2]};
  ${type.small}
  color: ${color.text2};
`;

export const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  ${componentType.strong}
  & > svg {
    color: ${color.link};
  }
`;

/** Below a grid, where the page is much wider than the advice. */
export const ShortLines = styled.div`
  max-inline-size: 30rem;
`;

export const Summary = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  & > svg {
    color: ${color.link};
  }
`;

/** A button, because it opens a dialog, that looks like a link. */
export const ReportLink = styled.button`
  min-block-size: ${size.row};
  margin-block: calc(-1 * ${space[3]});
  padding: 0;
  border: 0;
  border-radius: ${radius.xs};
  background: none;
  color: ${color.link};
  ${type.label}
  text-align: start;
  text-decoration: underline 1px;
  text-underline-offset: 3px;
  cursor: pointer;
  ${media.hover} {
    &:hover {
      text-decoration-thickness: 2px;
    }
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  ${media.print} {
    display: none;
  }
`;
