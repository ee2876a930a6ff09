export { IconTile, type IconTileProps } from './IconTile';
