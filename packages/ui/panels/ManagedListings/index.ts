export { ListingSelection, type ListingSelectionProps } from './ListingSelection';
export { ListingTools, type ListingLayout, type ListingToolsProps } from './ListingTools';
export { type ListingRowActions } from './ManagedListingRow';
export { ManagedListingRows, type ManagedListingRowsProps } from './ManagedListingRows';
