import { readDate } from '@efie/domain/dates';
import {
  LISTING_FIELD_NAMES,
  listingField,
  wireName,
  type Listing,
  type ListingAgent,
  type ListingField,
  type ListingFieldName,
  type ListingFieldValues,
} from '@efie/domain/listing';
import type { ListingPhoto } from '@efie/domain/photos';
import { readPrice } from '@efie/domain/money';
import { normalizeCode } from '@efie/domain/text';
import { readImageUrl } from './readImageUrl';
import {
  asBoolean,
  asCount,
  asId,
  asLine,
  asList,
  asNumber,
  asRecord,
  asShortList,
  asText,
  firstText,
  wireText,
  wireValue,
  type WireRecord,
} from './readers';

const MAX_CODE_LENGTH = 100;

function readCode(value: unknown): string {
  return normalizeCode(asText(value, MAX_CODE_LENGTH).trim());
}

function readAmenities(value: unknown): readonly string[] {
  const entries = asShortList(typeof value === 'string' ? asText(value).split(',') : value);
  return [...new Set(entries.map(readCode).filter(Boolean))];
}

function readPhotos(value: unknown): readonly ListingPhoto[] {
  return asShortList(value).flatMap((entry) => {
    const record = asRecord(entry);
    const url = readImageUrl(record ? firstText(record, 'url', 'path', 'image_path') : entry);
    return url ? [{ id: asId(record?.['id']) || null, url }] : [];
  });
}

function readListingAgent(record: WireRecord): ListingAgent {
  const agentText = (name: string) => wireText(record, `agent${name}`);
  const status = agentText('VerificationStatus');
  return {
    id: asId(wireValue(record, 'agentId')),
    name: agentText('Name'),
    phone: agentText('PhoneNumber'),
    photoUrl: readImageUrl(wireValue(record, 'agentProfileImage')),
    businessName: agentText('BusinessName'),
    bio: asText(wireValue(record, 'agentBio')),
    isVerified: status
      ? status.toLowerCase() === 'verified'
      : asBoolean(wireValue(record, 'agentVerified')) === true,
  };
}

function readField(field: ListingField, value: unknown): ListingFieldValues[ListingFieldName] {
  switch (field.kind) {
    case 'longText':
      return asText(value);
    case 'money':
      return readPrice(value);
    case 'count':
      return asCount(value, field.max);
    case 'decimal': {
      const number = asNumber(value, field.max);
      return number !== null && number > 0 ? number : null;
    }
    case 'choice': {
      const code = readCode(value);
      return field.isOpen || field.options.some((option) => option.value === code)
        ? code || (field.missing ?? null)
        : null;
    }
    case 'amenities':
      return readAmenities(value);
    case 'text':
    case 'region':
    case 'district':
      return asLine(value) || (field.fallback ?? '');
  }
}

function readFields(record: WireRecord): ListingFieldValues {
  const values: Record<string, unknown> = {};
  for (const name of LISTING_FIELD_NAMES) {
    values[name] = readField(listingField(name), wireValue(record, wireName(name)));
  }
  // Each value has the type of its field's kind.
  return values as ListingFieldValues;
}

/**
 * Reads a property of the wire format, in camelCase or snake_case; null if it has no id, because it could not be linked,
 * saved or reported. Never throws.
 */
export function readListing(value: unknown): Listing | null {
  const record = asRecord(value);
  const id = record && asId(record['id']);
  if (!record || !id) return null;
  return {
    id,
    ...readFields(record),
    photos: readPhotos(record['images']),
    createdAt: readDate(wireValue(record, 'createdAt')),
    viewCount: asCount(wireValue(record, 'viewCount')),
    isFeatured: asBoolean(record['featured']),
    agent: readListingAgent(record),
  };
}

/** The listing in a response about one; null without one. */
export function readListingBody(body: unknown): Listing | null {
  const data = asRecord(asRecord(body)?.['data']);
  return readListing(data?.['property']) ?? readListing(data) ?? readListing(body);
}

/** Reads every valid property of a list, without duplicate ids. Never throws. */
export function readListings(values: unknown): readonly Listing[] {
  const byId = new Map<string, Listing>();
  for (const value of asList(values)) {
    const listing = readListing(value);
    if (listing && !byId.has(listing.id)) byId.set(listing.id, listing);
  }
  return [...byId.values()];
}
