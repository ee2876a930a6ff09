export * from './districtOptions';
export * from './districts';
export * from './regions';
export type { CountedPlace, PlaceKind } from './suggestPlaces';
export * from './districtKey';
