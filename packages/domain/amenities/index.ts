export * from './amenities';
export * from './amenityGroups';
