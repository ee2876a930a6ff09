/** What the screen of a listing shows after the first paint. */
export { AmenityIcon, ListingDescription, MoveInCost, PriceStrip } from '@efie/ui';
export { CardActions } from './CardActions';
export { CompareToggle } from '../common/compare/CompareToggle';
export { DetailNotFound } from './DetailNotFound';
export { DetailSimilar } from './DetailSimilar';
export { SavedDetail } from './SavedDetail';
