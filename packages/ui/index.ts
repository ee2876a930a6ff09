export * from './theme';
export * from './primitives';
export * from './cards/PropertyCard/PropertyCard';
