import { followInPage, Link, media, size, space, type } from '@efie/ui';
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

export function MoveInLink() {
  return (
    <PanelLink href={`#${MOVE_IN_ID}`} onClick={followInPage}>
      Move-in cost
    </PanelLink>
  );
}
