import { styled } from 'styled-components';
import { color, corner, fixedSpace } from '../../theme/tokens';
import { Icon, type IconType } from '../Icon';

const Tile = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${fixedSpace[14]};
  block-size: ${fixedSpace[14]};
  border: 1px solid transparent;
  ${corner.gateIcon}
  background: ${color.primarySoft};
  color: ${color.onPrimarySoft};
  &[data-tone='danger'] {
    background: ${color.dangerSoft};
    color: ${color.onDangerSoft};
  }
  &[data-tone='gold'] {
    background: ${color.goldSoft};
    color: ${color.onGoldSoft};
  }
  &[data-tone='neutral'] {
    background: ${color.neutralSoft};
    color: ${color.onNeutralSoft};
  }
`;

export const ICON_TILE_TONES = ['danger', 'gold', 'neutral', 'green'] as const;
export type IconTileTone = (typeof ICON_TILE_TONES)[number];

export interface IconTileProps {
  /** Drawn at 24 px. */
  icon: IconType;
  /** Color of the tile and the icon. */
  tone?: IconTileTone;
}

/** A decorative 56 px tile with the gate corner, at the top of error states and confirm dialogs. */
export function IconTile({ icon, tone = 'green' }: IconTileProps) {
  return (
    <Tile data-tone={tone} aria-hidden="true">
      <Icon icon={icon} size="l" />
    </Tile>
  );
}
