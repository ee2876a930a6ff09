export { RegionMap, type RegionMapProps } from './RegionMap';
export { RegionMapDialog, type RegionMapDialogProps } from './RegionMapDialog';
export { MAP_MEASURES, type MapMeasure } from './RegionMap.helpers';
