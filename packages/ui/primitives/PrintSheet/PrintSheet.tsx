import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { media } from '../../theme/tokens';
import { useStyleSheet } from '../../theme/useStyleSheet';

/** A4 and Letter leave this room inside the margins of all browsers. */
const PAGE_RULE = '@page{size:A4;margin:12mm}';

const Sheet = styled.div`
  display: none;
  ${media.print} {
    display: block;
    body:has(> &) > :not(&) {
      display: none !important; /* whatever else the page shows */
    }
  }
`;

export interface PrintSheetProps {
  /** At most one A4 page: 186 mm wide, 273 mm high. */
  children: ReactNode;
}

/** Content for paper only: invisible on the screen, and while it is mounted the only thing that the page prints. */
export function PrintSheet({ children }: PrintSheetProps) {
  useStyleSheet(PAGE_RULE);
  return createPortal(<Sheet data-print-sheet>{children}</Sheet>, document.body);
}
