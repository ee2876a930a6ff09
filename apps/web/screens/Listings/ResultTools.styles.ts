import { color, fixedSpace, media, radius, size, space, type } from '@efie/ui';
import { styled } from 'styled-components';

export const Tools = styled.div`
  display: flex;
  gap: ${space[2]};
  & > :first-child:not(:last-child) {
    flex: 1;
    min-inline-size: 0;
  }
`;

/** At its place before the sort order has loaded. */
export const MapToggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${fixedSpace[2]};
  flex: none;
  inline-size: 6.5rem;
  min-block-size: ${size.button};
  margin-inline-start: auto;
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.controlLarge};
  background: ${color.surface};
  color: ${color.text};
  ${type.button}
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
  }
  ${media.lg} {
    min-block-size: ${size.searchInput};
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

/** Beside the list it stays in view, with its own scroll. */
export const MapColumn = styled.div`
  margin-block-end: ${space[6]};
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  @media (min-height: 480px) {
    position: sticky;
    inset-block-start: ${space[24]};
    margin-inline-start: ${space[6]};
    overflow-y: auto;
    max-block-size: calc(100dvh - ${space[24]} - ${space[4]});
    scrollbar-width: thin;
  }
  ${media.print} {
    display: none;
  }
`;
