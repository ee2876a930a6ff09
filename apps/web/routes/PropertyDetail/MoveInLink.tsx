import { Link } from '@efie/ui';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';

/** The panel that the link jumps to. */
export const MOVE_IN_ID = 'move-in-cost';

const Jump = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  margin-block: -0.5rem;
  font: var(--type-label);
  letter-spacing: normal;
`;

/** Down to the panel, without an entry of its own in the history: Back still leaves the page. */
function jump(event: MouseEvent): void {
  const panel = document.getElementById(MOVE_IN_ID);
  if (panel === null) return;
  event.preventDefault();
  panel.scrollIntoView();
  panel.focus({ preventScroll: true });
}

/** Under the price of a home for rent: what it takes to move in. */
export function MoveInLink() {
  return (
    <Jump href={`#${MOVE_IN_ID}`} onClick={jump}>
      Move-in cost
    </Jump>
  );
}
