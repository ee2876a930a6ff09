import {
  LISTING_FIELD_NAMES,
  listingField,
  wireName,
  type ListingField,
  type WireName,
} from '@efie/domain/listing';
import { PLANS } from '@efie/domain/plans';
import type {
  AgentRecord,
  FavoriteRecord,
  ImageRecord,
  ListingRecord,
  PaymentRecord,
  ReportRecord,
  ResponseOverrides,
  SubscriptionRecord,
  UserRecord,
} from '../factories/records';
import type { RecordType } from './types';

type JsonSchema = Readonly<Record<string, unknown>>;

const OPTIONAL = ['responseOverrides', 'losesNextResponse'];

/** A schema for each field of a record type, so that a new field needs one to compile. */
function objectSchema<Value>(properties: { readonly [Name in keyof Value]-?: JsonSchema }): JsonSchema {
  const required = Object.keys(properties).filter((name) => !OPTIONAL.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}

const TEXT = { type: 'string' };
const FILLED = { type: 'string', minLength: 1 };
const EMAIL = { type: 'string', format: 'email' };
const DATE = { type: 'string', format: 'date-time' };
const FLAG = { type: 'boolean' };
const COUNT = { type: 'integer', minimum: 0 };
const ROLE = { enum: ['user', 'agent'] };
const PLAN = { enum: PLANS.map(({ code }) => code) };
const OVERRIDES = objectSchema<ResponseOverrides>({
  fields: { type: 'object' },
  omit: { type: 'array', items: TEXT },
});

function fieldSchema(field: ListingField): JsonSchema {
  switch (field.kind) {
    case 'money':
      return { type: 'number', exclusiveMinimum: 0 };
    case 'count':
      return COUNT;
    case 'decimal':
      return { type: 'number', minimum: 0 };
    case 'choice':
      return { enum: [...field.options.map(({ value }) => value), ...(field.isRequired ? [] : [''])] };
    case 'amenities':
      return { type: 'array', items: FILLED, uniqueItems: true };
    case 'text':
    case 'longText':
    case 'region':
    case 'district':
      return TEXT;
  }
}

const LISTING_FIELD_SCHEMAS = Object.fromEntries(
  LISTING_FIELD_NAMES.map((name) => [wireName(name), fieldSchema(listingField(name))]),
  // Object.fromEntries loses the keys' type.
) as Record<WireName, JsonSchema>;

/** JSON schemas of the records of the mock database. */
export const RECORD_SCHEMAS: Readonly<Record<Exclude<RecordType, 'rawListings'>, JsonSchema>> = {
  listings: objectSchema<ListingRecord>({
    id: FILLED,
    ...LISTING_FIELD_SCHEMAS,
    title: FILLED,
    // An unknown type is accepted (ruling 50).
    propertyType: FILLED,
    images: { type: 'array', items: objectSchema<ImageRecord>({ id: FILLED, path: FILLED }) },
    createdAt: DATE,
    viewCount: COUNT,
    featured: FLAG,
    agentId: FILLED,
    responseOverrides: OVERRIDES,
  }),
  agents: objectSchema<AgentRecord>({
    id: FILLED,
    fullName: FILLED,
    businessName: TEXT,
    email: EMAIL,
    password: FILLED,
    phone: TEXT,
    region: TEXT,
    district: TEXT,
    bio: TEXT,
    profileImage: { type: ['string', 'null'] },
    verificationStatus: { enum: ['verified', 'unverified'] },
    emailVerified: FLAG,
    createdAt: DATE,
    responseOverrides: OVERRIDES,
  }),
  users: objectSchema<UserRecord>({
    id: FILLED,
    name: FILLED,
    email: EMAIL,
    password: FILLED,
    emailVerified: FLAG,
    createdAt: DATE,
    responseOverrides: OVERRIDES,
  }),
  payments: objectSchema<PaymentRecord>({
    id: FILLED,
    agentId: FILLED,
    reference: FILLED,
    planCode: PLAN,
    planName: TEXT,
    amount: { type: 'number', minimum: 0 },
    status: { enum: ['pending', 'success', 'failed', 'cancelled'] },
    createdAt: DATE,
    losesNextResponse: { const: true },
    responseOverrides: OVERRIDES,
  }),
  subscriptions: objectSchema<SubscriptionRecord>({
    id: FILLED,
    agentId: FILLED,
    planCode: PLAN,
    name: TEXT,
    startedAt: DATE,
    expiresAt: DATE,
  }),
  favorites: objectSchema<FavoriteRecord>({
    id: FILLED,
    ownerRole: ROLE,
    ownerId: FILLED,
    propertyId: FILLED,
    createdAt: DATE,
  }),
  reports: objectSchema<ReportRecord>({
    id: FILLED,
    name: TEXT,
    email: EMAIL,
    reason: TEXT,
    message: TEXT,
    propertyId: TEXT,
    agentId: TEXT,
    createdAt: DATE,
  }),
};
