export {
  PhotoTile,
  TileAction,
  TileCornerButton,
  type PhotoTileProps,
  type PhotoTileState,
  type TileCornerButtonProps,
} from './PhotoTile';
