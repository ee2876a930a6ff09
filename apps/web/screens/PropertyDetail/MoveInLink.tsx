import { Link, media, size, space, type } from '@efie/ui';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';

export const MOVE_IN_ID = 'move-in-cost';

const PanelLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.row};
  margin-block: calc(-1 * ${space[2]});
  ${type.label}
  letter-spacing: normal;
  ${media.print} {
    display: none;
  }
`;

/** Scrolls to the panel without a history entry, so that Back still leaves the screen. */
function scrollToPanel(event: MouseEvent): void {
  const panel = document.getElementById(MOVE_IN_ID);
  if (panel === null) return;
  event.preventDefault();
  panel.scrollIntoView();
  panel.focus({ preventScroll: true });
}

export function MoveInLink() {
  return (
    <PanelLink href={`#${MOVE_IN_ID}`} onClick={scrollToPanel}>
      Move-in cost
    </PanelLink>
  );
}
