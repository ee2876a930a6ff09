/** What the screen of a listing shows after the first paint. */
export { AmenityIcon, ListingDescription, MoveInCost, PriceStrip, ReadyMessages } from '@efie/ui';
export { ListingTags } from '../../routing/headTags';
export { CardActions } from './CardActions';
export { CompareToggle } from '../common/compare/CompareToggle';
export { DetailNotFound } from './DetailNotFound';
export { DetailSimilar } from './DetailSimilar';
export { SavedDetail } from './SavedDetail';
