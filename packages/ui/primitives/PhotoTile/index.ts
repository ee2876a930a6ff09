export {
  PhotoTile,
  TileAction,
  TileCorner,
  type PhotoTileProps,
  type PhotoTileState,
  type TileCornerProps,
} from './PhotoTile';
