export { RegionMap, type RegionMapProps } from './RegionMap';
export { MAP_MEASURES, type MapMeasure } from './RegionMap.helpers';
