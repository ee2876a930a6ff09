export * from './theme';
export * from './primitives';
export * from './cards/PropertyCard';
export * from './cards/StepCard';
export * from './panels/AppHeader';
export * from './panels/AppFooter';
