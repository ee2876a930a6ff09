export { ICON_TILE_TONES, IconTile, type IconTileProps, type IconTileTone } from './IconTile';
