export { CopyStep } from './CopyStep';
export type { ListingCopy } from './CopyStep';
