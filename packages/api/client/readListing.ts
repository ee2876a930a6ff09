import {
  normalizeCode,
  readDate,
  readListingType,
  readPrice,
  readPropertyType,
  type Listing,
  type ListingAgent,
  type ListingPhoto,
} from '@efie/domain';
import { readImageUrl } from './readImageUrl';
import {
  asBoolean,
  asCount,
  asId,
  asList,
  asNumber,
  asRecord,
  asShortList,
  asText,
  firstText,
  type WireRecord,
} from './readers';

/** Larger numbers are errors in the data. */
const MAX_ROOMS = 1000;
const MAX_PARKING = 10_000;

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

function readIsVerified(record: WireRecord): boolean {
  const status = firstText(record, 'agentVerificationStatus', 'agent_verification_status');
  return status
    ? status.toLowerCase() === 'verified'
    : asBoolean(record['agentVerified'] ?? record['agent_verified']) === true;
}

function readListingAgent(record: WireRecord): ListingAgent {
  return {
    id: asId(record['agentId']) || asId(record['agent_id']),
    name: firstText(record, 'agentName', 'agent_name'),
    phone: firstText(record, 'agentPhoneNumber', 'agent_phone_number'),
    photoUrl: readImageUrl(record['agentProfileImage'] ?? record['agent_profile_image']),
    businessName: firstText(record, 'agentBusinessName', 'agent_business_name'),
    bio: firstText(record, 'agentBio', 'agent_bio'),
    isVerified: readIsVerified(record),
  };
}

/**
 * Reads a property of the wire format, in camelCase or snake_case; null if it has no id, because it could not be linked,
 * saved or reported. Never throws.
 */
export function readListing(value: unknown): Listing | null {
  const record = asRecord(value);
  const id = record && asId(record['id']);
  if (!record || !id) return null;
  const area = asNumber(record['area']);
  return {
    id,
    title: asText(record['title']).trim() || 'Untitled property',
    description: asText(record['description']),
    propertyType: readPropertyType(record['propertyType'] ?? record['property_type']),
    listingType: readListingType(record['listingType'] ?? record['listing_type']),
    price: readPrice(record['price']),
    bedrooms: asCount(record['bedrooms'], MAX_ROOMS),
    bathrooms: asCount(record['bathrooms'], MAX_ROOMS),
    parking: asCount(record['parking'], MAX_PARKING),
    area: area !== null && area > 0 ? area : null,
    region: asText(record['region']).trim(),
    town: asText(record['town']).trim(),
    specificLocation: firstText(record, 'specificLocation', 'specific_location').trim(),
    amenities: readAmenities(record['amenities']),
    status: readCode(record['status']) || null,
    photos: readPhotos(record['images']),
    createdAt: readDate(record['createdAt'] ?? record['created_at']),
    viewCount: asCount(record['viewCount'] ?? record['view_count']),
    isFeatured: asBoolean(record['featured']),
    agent: readListingAgent(record),
  };
}

/** Reads every valid property of a list, without duplicate ids. */
export function readListings(value: unknown): readonly Listing[] {
  const byId = new Map<string, Listing>();
  for (const entry of asList(value)) {
    const listing = readListing(entry);
    if (listing && !byId.has(listing.id)) byId.set(listing.id, listing);
  }
  return [...byId.values()];
}
