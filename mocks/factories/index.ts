export { AMENITY_CODES } from './amenities';
export { daysBefore, FIXED_NOW, hoursBefore } from './clock';
export { createAgent } from './createAgent';
export { createFavorite } from './createFavorite';
export { createListing, type ListingOptions } from './createListing';
export { createPayment, paymentReference } from './createPayment';
export { createSubscription } from './createSubscription';
export { createUser } from './createUser';
export { PHOTO_PATHS, photosIn, type PhotoFolder } from './photos';
export { FREE_LISTING_LIMIT, PLAN_DAYS, PLAN_PREMIUM, PLAN_PRO } from './plans';
export { portraitOf } from './portraits';
export { createRandom, hashText, type Random } from './random';
export type {
  AgentRecord,
  FavoriteRecord,
  ImageRecord,
  ListingRecord,
  PaymentRecord,
  ReportRecord,
  Role,
  SubscriptionRecord,
  UserRecord,
} from './records';
