import type { ListingStatus } from '@efie/domain';
import type {
  AgentRecord,
  FavoriteRecord,
  ImageRecord,
  ListingRecord,
  PaymentRecord,
  ReportRecord,
  Role,
  SentAs,
  SubscriptionRecord,
  UserRecord,
} from '../factories/records';
import type { ScenarioId } from '../scenarios/scenarioIds';
import type { Result } from './result';

/** Who a token belongs to. */
export type SessionRecord = { token: string; role: Role; accountId: string };

/** A code that waits for its address. `sentAt` and `expiresAt` are ISO dates. */
export type VerificationRecord = {
  code: string;
  email: string;
  role: Role;
  accountId: string;
  sentAt: string;
  expiresAt: string;
  /** How many codes this address was sent before this one. */
  attempt: number;
};

/** Everything the pretend server knows, as plain serialisable data. `listings` stands in the server's order. */
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
   * Wire data outside the contract on purpose (scenario `hostile`). When it is not null, the list of properties is
   * answered with exactly these values, and a property by id with the first one that carries the id.
   */
  rawListings: unknown[] | null;
  /** What the mock panel has changed, as it was before; absent while it has changed nothing. */
  edited?: EditedRecord[];
};

/** The records that the mock panel can look into. */
export type RecordsByKind = {
  listings: ListingRecord;
  agents: AgentRecord;
  users: UserRecord;
  payments: PaymentRecord;
  favorites: FavoriteRecord;
  reports: ReportRecord;
};

export type RecordKind = keyof RecordsByKind;

/** Those whose fields it can change; the others follow from what people do. */
export type EditableKind = 'listings' | 'agents' | 'users' | 'payments';

/** Fields by name: a text also for a number or a date, a list of texts, or yes and no. */
export type RecordChanges = Readonly<Record<string, string | boolean | readonly string[]>>;

/** A record before its first change. For an agent with the subscriptions, which decide the plan. */
export type EditedRecord =
  | { [Kind in EditableKind]: { kind: Kind; id: string; before: RecordsByKind[Kind] } }[EditableKind]
  | { kind: 'subscriptions'; id: string; before: SubscriptionRecord[] }
  | { kind: 'raw'; id: string; before: unknown };

/** An agent as the server answers: plan, limit and count are worked out from the records at this moment. */
export type AgentView = Omit<AgentRecord, 'password'> & {
  /** 'free', or the name of the running plan ('Pro', 'Premium'). */
  subscriptionType: string;
  /** null: no limit (ruling 23). */
  listingLimit: number | null;
  currentListings: number;
  subscriptions: SubscriptionRecord[];
};

export type UserView = Omit<UserRecord, 'password'>;

/** A listing joined with the fields of its agent (specification section 3, 'Property'). */
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

export type UserSignUp = { name: string; email: string; password: string; confirmPassword: string };

export type AgentSignUp = {
  fullName: string;
  businessName?: string | undefined;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
  region: string;
  district: string;
  bio?: string | undefined;
};

export type AgentProfileChanges = Partial<
  Pick<AgentRecord, 'fullName' | 'businessName' | 'phone' | 'region' | 'district' | 'bio'>
>;

/** A new listing as the multipart form gives it: numbers still as text. */
export type NewListing = {
  title?: string | undefined;
  description?: string | undefined;
  price?: string | number | undefined;
  bedrooms?: string | number | undefined;
  bathrooms?: string | number | undefined;
  parking?: string | number | undefined;
  area?: string | number | undefined;
  region?: string | undefined;
  town?: string | undefined;
  specificLocation?: string | undefined;
  propertyType?: string | undefined;
  listingType?: string | undefined;
  amenities?: readonly string[] | undefined;
  images?: readonly File[] | undefined;
};

/** Changes to a listing; absent fields stay. `amenities: ['']` empties the list (ruling 112). */
export type ListingChanges = Omit<NewListing, 'images'> & { status?: ListingStatus | string | undefined };

export type Report = {
  name?: string | undefined;
  email?: string | undefined;
  reason?: string | undefined;
  message?: string | undefined;
  propertyId?: string | undefined;
  agentId?: string | undefined;
};

/** The answer to a payment check. Anything but 'success' is no success (ruling 104). */
export type PaymentCheck = {
  success: boolean;
  status: PaymentRecord['status'];
  message: string;
  redirectUrl: string | null;
};

/**
 * What a payer does: pays, is declined by the bank, leaves without paying, pays while the connection breaks, or puts it off.
 */
export type CheckoutOutcome = 'success' | 'failed' | 'cancelled' | 'lost' | 'later';

type Token = string | null | undefined;

/**
 * The pretend server. `token` is what follows 'Bearer ', or null. Every rule answers a `Result`; reading helpers that
 * cannot fail answer plainly. State is private: change it through these methods, `restore` or `reset`.
 */
export type MockDb = {
  /** The server's present moment, ISO. */
  now(): string;

  // State
  /** A copy of the whole JSON state; uploads are in `files`. */
  snapshot(): MockDbState;
  /** Puts a state (and, when given, the uploads) in place of the present one. */
  restore(state: MockDbState, files?: ReadonlyMap<string, Blob>): void;
  /** Builds a scenario anew (the present one when none is named) and forgets all uploads. */
  reset(scenario?: ScenarioId): void;
  /** Hears every change; answers the unsubscriber. */
  subscribe(listener: (change: 'changed' | 'restored' | 'reset') => void): () => void;
  /** Uploaded files by stored path. */
  readonly files: ReadonlyMap<string, Blob>;
  scenario(): ScenarioId;

  // Accounts
  signUpUser(input: Partial<UserSignUp>): Result<{ user: UserView; code: string }>;
  signUpAgent(input: Partial<AgentSignUp>): Result<{ agent: AgentView; code: string }>;
  logInUser(input: { email?: string; password?: string }): Result<{ token: string; user: UserView }>;
  /** An agent whose address is not verified gets in with `emailVerified: false`; the page decides (ruling 74). */
  logInAgent(input: { email?: string; password?: string }): Result<{ token: string; agent: AgentView }>;
  logOut(role: Role, token: Token): Result;
  /** One call for both roles: the code alone finds the account; `email`, when sent, must fit it. */
  verifyEmail(input: {
    code?: string | undefined;
    email?: string | undefined;
  }): Result<{ role: Role; email: string }>;
  resendVerification(input: { email?: string | undefined }): Result<{ code: string }>;
  /** The code that waits for an address, as its mail would say; null when none waits. */
  verificationCodeOf(email: string): string | null;
  /** Every code that waits for its address, the newest first. */
  waitingCodes(): readonly VerificationRecord[];
  getUserProfile(token: Token): Result<{ user: UserView }>;
  getAgentProfile(token: Token): Result<{ agent: AgentView }>;
  updateAgentProfile(token: Token, changes: AgentProfileChanges): Result<{ agent: AgentView }>;
  setAgentProfileImage(token: Token, file: File | null): Result<{ agent: AgentView }>;

  // Listings
  /** Active listings in the server's order (ruling 59). */
  listProperties(): ListingView[];
  /** See `MockDbState.rawListings`. */
  rawListings(): unknown[] | null;
  rawListing(id: string): unknown;
  /** By id also rented and sold; inactive only to its own agent (ruling 59). */
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
  /** Public: the agent, with active, rented and sold listings. */
  getPublicAgent(agentId: string): Result<{ agent: AgentView; properties: ListingView[] }>;

  // Favorites
  listFavorites(role: Role, token: Token): Result<{ favorites: FavoriteView[] }>;
  addFavorite(
    role: Role,
    token: Token,
    propertyId: string,
  ): Result<{ favorites: FavoriteView[]; message: string }>;
  removeFavorite(
    role: Role,
    token: Token,
    propertyId: string,
  ): Result<{ favorites: FavoriteView[]; message: string }>;

  // Plans
  /** `checkoutUrl` null with `alreadyPaid`: the plan is running already (ruling 101). */
  initializeSubscription(
    token: Token,
    input: { planCode?: string | undefined; email?: string | undefined },
  ): Result<{ reference: string; checkoutUrl: string | null; alreadyPaid: boolean }>;
  /** What the hosted payment page shows. */
  getCheckout(reference: string | null | undefined): Result<{ payment: PaymentRecord }>;
  /** What happens on the hosted payment page; a payment that is settled stays as it is. */
  completeCheckout(reference: string, outcome: CheckoutOutcome): Result<{ payment: PaymentRecord }>;
  /** Every payment that waits for its payer, the newest first. */
  waitingPayments(): readonly PaymentRecord[];
  /** True once after a payment whose payer lost the connection: this answer must not arrive. */
  losesAnswer(reference: string | null | undefined): boolean;
  verifyPayment(reference: string | null | undefined): Result<PaymentCheck>;
  listPayments(token: Token): Result<{ payments: PaymentRecord[] }>;

  // Reports
  reportProperty(input: Report): Result<{ message: string }>;

  // Records, as the mock panel looks into them
  /** Records that hold every one of the words, one with exactly that id first; all of them for ''. */
  findRecords<Kind extends RecordKind>(kind: Kind, words: string): readonly RecordsByKind[Kind][];
  getRecord<Kind extends RecordKind>(kind: Kind, id: string): RecordsByKind[Kind] | null;
  /** A listing of any status with its agent's fields. */
  getListingView(id: string): ListingView | null;
  /** Changes fields by the contract's rules. A changed field is sent as it is again. */
  editRecord(kind: EditableKind, id: string, changes: RecordChanges): Result;
  /** Lets the server send something else than the record, or with null the record again. */
  sendRecordAs(kind: EditableKind, id: string, sentAs: SentAs | null): Result;
  /** Puts a record back to what it was before its first change here. */
  resetRecord(kind: EditableKind, id: string): Result;
  /** Replaces one of the values of `rawListings`; its index is the id. */
  editRawListing(index: number, value: unknown): Result;
  resetRawListing(index: number): Result;
  isEdited(kind: EditableKind | 'raw', id: string): boolean;
  /** How many records are not as they were. */
  editedCount(): number;
};

/** How a `MockDb` is made. */
export type MockDbOptions = {
  /** Default `normal`. */
  scenario?: ScenarioId;
  /** The server's clock: a fixed ISO date, or a function for a running clock. Default the fixed clock of ruling 135. */
  now?: string | (() => string);
  /** When a world begins, ISO; default the server's clock. A clock that is moved then makes the same of every world. */
  begins?: () => string;
  /** Another seed gives another world of the same shape. */
  seed?: string;
  /** The address of the hosted payment page for a reference. */
  checkoutUrl?: (reference: string) => string;
};
