import type { ListingFieldName, WireName } from '@efie/domain/listing';
import type {
  AgentRecord,
  FavoriteRecord,
  ImageRecord,
  ListingRecord,
  PaymentRecord,
  ReportRecord,
  Role,
  SubscriptionRecord,
  UserRecord,
} from '../factories/records';
import type { ScenarioId } from '../scenarios/scenarioMenu';
import type { Result } from './result';

export type SessionRecord = { token: string; role: Role; accountId: string };

/** A verification code that has not been entered yet. `sentAt` and `expiresAt` are ISO dates. */
export type VerificationRecord = {
  code: string;
  email: string;
  role: Role;
  accountId: string;
  sentAt: string;
  expiresAt: string;
  /** Number of codes sent to this email before this one. */
  attempt: number;
};

/** The state of the mock backend as serializable data. `listings` are in response order. */
export type MockDbState = {
  scenario: ScenarioId;
  nextId: number;
  listings: ListingRecord[];
  agents: AgentRecord[];
  users: UserRecord[];
  favorites: FavoriteRecord[];
  payments: PaymentRecord[];
  subscriptions: SubscriptionRecord[];
  verifications: VerificationRecord[];
  reports: ReportRecord[];
  sessions: SessionRecord[];
  /**
   * Wire data that violates the contract on purpose (scenario `hostile`). Unless null, `listProperties` responds with exactly
   * these values, and `getProperty` with the first value that has the id.
   */
  rawListings: unknown[] | null;
  /** The records edited in the mock panel, before their first edit; absent when there are none. */
  edited?: EditedRecord[];
};

/** The collections whose records the mock panel can edit. */
export type RecordType =
  'listings' | 'agents' | 'users' | 'payments' | 'subscriptions' | 'favorites' | 'reports' | 'rawListings';

/** A record, or a value of `rawListings`, whose id is its index. */
export type RecordEntry = { id: string; value: unknown };

/** A record before its first edit. */
export type EditedRecord = { type: RecordType; id: string; before: unknown };

/** An agent as in responses. The plan, the limit and the count are computed from the records for each request. */
export type AgentView = Omit<AgentRecord, 'password'> & {
  /** 'free', or the name of the active plan ('Pro', 'Premium'). */
  subscriptionType: string;
  /** null: unlimited. */
  listingLimit: number | null;
  currentListings: number;
  subscriptions: SubscriptionRecord[];
};

export type UserView = Omit<UserRecord, 'password'>;

/** A listing joined with the fields of its agent. */
export type ListingView = ListingRecord & {
  agentName: string;
  agentPhoneNumber: string;
  agentProfileImage: string | null;
  agentBusinessName: string;
  agentBio: string;
  agentVerificationStatus: AgentRecord['verificationStatus'];
  agentVerified: boolean;
};

export type FavoriteView = FavoriteRecord & { property: ListingView };

/** The text fields of a request, which may be missing. */
type Sent<Name extends string> = { [Key in Name]?: string | undefined };

type Credential = 'email' | 'password' | 'confirmPassword';
export type UserSignUp = Sent<'name' | Credential>;
export type AgentProfileChanges = Sent<'fullName' | 'businessName' | 'phone' | 'region' | 'district' | 'bio'>;
export type AgentSignUp = AgentProfileChanges & Sent<Credential>;

/** The fields of a listing as sent in a multipart form, with numbers as text; absent fields do not change. */
export type ListingChanges = {
  [Name in ListingFieldName as WireName<Name>]?:
    (Name extends 'amenities' ? readonly string[] : string | number) | undefined;
};

export type NewListing = Omit<ListingChanges, 'status'> & { images?: readonly File[] | undefined };

export type Report = Sent<'name' | 'email' | 'reason' | 'message' | 'propertyId' | 'agentId'>;

/**
 * What the user does on the payment page: 'lost' pays, but the first response of `verifyPayment` is lost; 'later' leaves the
 * payment pending.
 */
export type CheckoutOutcome = 'success' | 'failed' | 'cancelled' | 'lost' | 'later';

export type Token = string | null | undefined;

type StateMethods = {
  /** The current time of the server, ISO. */
  now(): string;
  /** A copy of the state, without the uploaded files, which are in `files`. */
  snapshot(): MockDbState;
  /** Replaces the state and, when given, the uploaded files. */
  restore(state: MockDbState, files?: ReadonlyMap<string, Blob>): void;
  /** Rebuilds a scenario (default: the current one) and deletes all uploaded files. */
  reset(scenario?: ScenarioId): void;
  /** Calls the listener after every change; returns a function to unsubscribe. */
  subscribe(listener: (change: 'changed' | 'restored' | 'reset') => void): () => void;
  readonly files: ReadonlyMap<string, Blob>;
  scenario(): ScenarioId;
};

export type AccountRules = {
  signUpUser(input: UserSignUp): Result<{ user: UserView; code: string }>;
  signUpAgent(input: AgentSignUp): Result<{ agent: AgentView; code: string }>;
  logInUser(input: Sent<'email' | 'password'>): Result<{ token: string; user: UserView }>;
  /** An agent with an unverified email gets a token and `emailVerified: false` (ruling 74). */
  logInAgent(input: Sent<'email' | 'password'>): Result<{ token: string; agent: AgentView }>;
  logOut(role: Role, token: Token): Result;
  /** For both roles: the code identifies the account. */
  verifyEmail(input: Sent<'code'>): Result<{ role: Role; email: string }>;
  resendVerification(input: Sent<'email'>): Result<{ code: string }>;
  /** The pending code of an email, as in the verification email; null when there is none. */
  verificationCodeOf(email: string): string | null;
  /** All pending verification codes, newest first. */
  pendingCodes(): readonly VerificationRecord[];
  getUserProfile(token: Token): Result<{ user: UserView }>;
  getAgentProfile(token: Token): Result<{ agent: AgentView }>;
  updateAgentProfile(token: Token, changes: AgentProfileChanges): Result<{ agent: AgentView }>;
  setAgentProfileImage(token: Token, file: File | null): Result<{ agent: AgentView }>;
};

export type ListingRules = {
  /** Active listings in response order. */
  listProperties(): ListingView[];
  /** See `MockDbState.rawListings`. */
  rawListings(): unknown[] | null;
  rawListing(id: string): unknown;
  /** Active, rented and sold listings; inactive listings only for their agent (ruling 59). */
  getProperty(id: string, token?: Token): Result<{ property: ListingView }>;
  recordView(id: string): Result<{ viewCount: number }>;
  getPropertyViews(token: Token, id: string): Result<{ viewCount: number }>;
  listOwnProperties(token: Token): Result<{ properties: ListingView[] }>;
  createProperty(token: Token, input: NewListing): Result<{ property: ListingView }>;
  updateProperty(token: Token, id: string, changes: ListingChanges): Result<{ property: ListingView }>;
  deleteProperty(token: Token, id: string): Result;
  addPropertyImage(
    token: Token,
    id: string,
    file: File | null,
  ): Result<{ image: ImageRecord; property: ListingView }>;
  deletePropertyImage(token: Token, imageId: string): Result<{ property: ListingView }>;
  /** A public profile with active, rented and sold listings. */
  getPublicAgent(agentId: string): Result<{ agent: AgentView; properties: ListingView[] }>;
};

type ChangedFavorites = Result<{ favorites: FavoriteView[]; message: string }>;

export type FavoriteRules = {
  listFavorites(role: Role, token: Token): Result<{ favorites: FavoriteView[] }>;
  addFavorite(role: Role, token: Token, propertyId: string): ChangedFavorites;
  removeFavorite(role: Role, token: Token, propertyId: string): ChangedFavorites;
};

export type BillingRules = {
  /** `checkoutUrl` is null when the plan is already active (ruling 101). */
  initializeSubscription(
    token: Token,
    input: Sent<'planCode' | 'email'>,
  ): Result<{ reference: string; checkoutUrl: string | null }>;
  getCheckout(reference: string | null | undefined): Result<{ payment: PaymentRecord }>;
  /** Applies an outcome of the payment page; a settled payment does not change. */
  completeCheckout(reference: string, outcome: CheckoutOutcome): Result<{ payment: PaymentRecord }>;
  /** All pending payments, newest first. */
  pendingPayments(): readonly PaymentRecord[];
  /** True for the first call after the outcome 'lost': the handler must then drop the response. */
  consumeLostResponse(reference: string | null | undefined): boolean;
  /** Any status other than 'success' counts as failure (ruling 104). */
  verifyPayment(
    reference: string | null | undefined,
  ): Result<{ success: boolean; status: PaymentRecord['status']; message: string }>;
  listPayments(token: Token): Result<{ payments: PaymentRecord[] }>;
};

export type ReportRules = {
  reportProperty(input: Report): Result<{ message: string }>;
};

/** Edits of records in the mock panel. */
export type RecordRules = {
  /** Records that contain every search term, an exact id first; all records for ''. */
  findRecords(type: RecordType, query: string): readonly RecordEntry[];
  /** Replaces a record. Except in `rawListings`, the value must be valid: see `validateRecord`. */
  replaceRecord(type: RecordType, id: string, value: unknown): Result;
  /** Restores a record to its state before the first edit. */
  resetRecord(type: RecordType, id: string): Result;
  isEdited(type: RecordType, id: string): boolean;
  editedCount(): number;
};

/**
 * The mock database, with one method per backend operation. `token` is the part after 'Bearer ', or null. Methods that can
 * fail return a `Result`. The state is private: change it through these methods, `restore` or `reset`.
 */
export type MockDb = StateMethods &
  AccountRules &
  ListingRules &
  FavoriteRules &
  BillingRules &
  ReportRules &
  RecordRules;

export type MockDbOptions = {
  /** Default `normal`. */
  scenario?: ScenarioId;
  /** The server's clock: a fixed ISO date, or a function for a running clock. Default `FIXED_NOW`. */
  now?: string | (() => string);
  /** The date that seed data is relative to, ISO. Default: the server's clock. Set it when users can change the clock. */
  seedDate?: () => string;
  seed?: string;
  /** URL of the payment page for a payment reference. */
  checkoutUrl?: (reference: string) => string;
};
