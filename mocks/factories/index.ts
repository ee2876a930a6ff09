export { AMENITY_CODES } from './amenities';
export { daysBefore, FIXED_NOW, hoursBefore } from './clock';
export { createAgent } from './createAgent';
export { createFavorite } from './createFavorite';
export { createListing, type ListingOptions } from './createListing';
export { createPayment, paymentReference } from './createPayment';
export { createSubscription } from './createSubscription';
export { createUser } from './createUser';
export * from './picturePath';
export { FREE_LISTING_LIMIT, MOCK_PLANS, PLAN_DAYS, PLAN_PREMIUM, PLAN_PRO, type MockPlan } from './plans';
export { createRandom, hashText, type Random } from './random';
export type {
  AgentRecord,
  FavoriteRecord,
  ImageRecord,
  ListingRecord,
  ListingStatus,
  ListingType,
  PaymentRecord,
  PropertyType,
  ReportRecord,
  Role,
  SubscriptionRecord,
  UserRecord,
} from './records';
