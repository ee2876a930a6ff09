/** What the screen of a listing shows after the first paint. */
export { AmenityIcon, ListingDescription, MoveInCost, PriceStrip } from '@efie/ui';
export { CompareToggle } from '../common/compare/CompareToggle';
export { DetailNotFound } from './DetailNotFound';
export { DetailSimilar } from './DetailSimilar';
export { PrintCard } from './PrintCard';
export { SavedDetail } from './SavedDetail';
