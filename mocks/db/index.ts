export { createMockDb } from './createMockDb';
export { LISTING_LIMIT_MESSAGE, type FieldErrors, type Failure, type Result } from './result';
export type {
  AgentProfileChanges,
  AgentSignUp,
  AgentView,
  CheckoutOutcome,
  FavoriteView,
  ListingChanges,
  ListingView,
  MockDb,
  MockDbOptions,
  MockDbState,
  NewListing,
  PaymentCheck,
  RecordEntry,
  RecordType,
  Report,
  SessionRecord,
  UserSignUp,
  UserView,
  VerificationRecord,
} from './types';
