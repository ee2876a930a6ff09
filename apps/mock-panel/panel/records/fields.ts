import { LISTING_STATUSES, LISTING_TYPES, PLANS, PROPERTY_TYPES } from '@efie/domain';
import type { EditableKind, RecordChanges } from '@efie/mocks';

interface Named {
  /** The field's own name, as the store and most answers have it. */
  name: string;
  label: string;
  hint?: string;
}

/** How a field is changed. `lines`: a list of texts, one on each line. `moment`: GMT. */
export type FieldControl = Named &
  (
    | { kind: 'text' | 'long' | 'number' | 'lines' | 'moment' | 'flag' }
    | { kind: 'choice'; options: readonly { value: string; label: string }[] }
  );

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The fields of each kind that can be changed, the most wanted first. */
export const FIELDS: Readonly<Record<EditableKind, readonly FieldControl[]>> = {
  listings: [
    { name: 'title', label: 'Title', kind: 'text' },
    { name: 'price', label: 'Price', kind: 'number', hint: 'GHS; a month for rent.' },
    { name: 'status', label: 'Status', kind: 'choice', options: same(LISTING_STATUSES) },
    { name: 'listingType', label: 'Listing type', kind: 'choice', options: same(LISTING_TYPES) },
    { name: 'propertyType', label: 'Property type', kind: 'choice', options: same(PROPERTY_TYPES) },
    { name: 'featured', label: 'Featured', kind: 'flag' },
    { name: 'description', label: 'Description', kind: 'long' },
    { name: 'bedrooms', label: 'Bedrooms', kind: 'number' },
    { name: 'bathrooms', label: 'Bathrooms', kind: 'number' },
    { name: 'parking', label: 'Parking', kind: 'number' },
    { name: 'area', label: 'Area', kind: 'number', hint: 'Square feet.' },
    { name: 'region', label: 'Region', kind: 'text' },
    { name: 'town', label: 'District', kind: 'text' },
    { name: 'specificLocation', label: 'Specific location', kind: 'text' },
    { name: 'amenities', label: 'Amenities', kind: 'lines', hint: 'One code on each line.' },
    { name: 'images', label: 'Photos', kind: 'lines', hint: 'One stored path on each line.' },
    { name: 'viewCount', label: 'Views', kind: 'number' },
    { name: 'createdAt', label: 'Listed at (GMT)', kind: 'moment' },
    { name: 'agentId', label: 'Agent (id)', kind: 'text' },
  ],
  agents: [
    { name: 'fullName', label: 'Full name', kind: 'text' },
    {
      name: 'verificationStatus',
      label: 'Verification',
      kind: 'choice',
      options: same(['verified', 'unverified']),
    },
    {
      name: 'planCode',
      label: 'Plan',
      kind: 'choice',
      options: [
        { value: '', label: 'Free' },
        ...PLANS.map(({ code, name }) => ({ value: code, label: name })),
      ],
      hint: 'It decides how many listings fit.',
    },
    { name: 'planExpiresAt', label: 'Plan runs until (GMT)', kind: 'moment' },
    { name: 'emailVerified', label: 'Email address verified', kind: 'flag' },
    { name: 'businessName', label: 'Business name', kind: 'text' },
    { name: 'email', label: 'Email', kind: 'text' },
    { name: 'phone', label: 'Phone', kind: 'text' },
    { name: 'region', label: 'Region', kind: 'text' },
    { name: 'district', label: 'District', kind: 'text' },
    { name: 'bio', label: 'Bio', kind: 'long' },
    { name: 'profileImage', label: 'Profile picture', kind: 'text', hint: 'A stored path; empty for none.' },
  ],
  users: [
    { name: 'name', label: 'Name', kind: 'text' },
    { name: 'email', label: 'Email', kind: 'text' },
    { name: 'emailVerified', label: 'Email address verified', kind: 'flag' },
  ],
  payments: [
    { name: 'status', label: 'Status', kind: 'choice', options: same(['pending', 'success', 'failed']) },
    { name: 'amount', label: 'Amount', kind: 'number', hint: 'GHS.' },
    { name: 'createdAt', label: 'Made at (GMT)', kind: 'moment' },
  ],
};

/** What the field of a form holds. */
export type FieldValue = string | boolean;

/** What a datetime-local field takes: an ISO date up to its minutes. */
const MINUTES = 'yyyy-mm-ddThh:mm'.length;

const lineOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'path' in value ? String(value.path) : String(value);

/** A record's value as its field shows it. */
export function shownValue(value: unknown, { kind }: FieldControl): FieldValue {
  if (kind === 'flag') return value === true;
  if (kind === 'lines') return Array.isArray(value) ? value.map(lineOf).join('\n') : '';
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return kind === 'moment' ? text.slice(0, MINUTES) : text;
}

/** The changes that a form asks for. */
export function changesOf(
  controls: readonly FieldControl[],
  typed: Readonly<Record<string, FieldValue>>,
): RecordChanges {
  const changes: Record<string, RecordChanges[string]> = {};
  for (const { name, kind } of controls) {
    const value = typed[name];
    if (value === undefined) continue;
    if (typeof value === 'boolean') changes[name] = value;
    else if (kind === 'lines')
      changes[name] = value
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
    // The fields of moments speak of Accra's clock.
    else changes[name] = kind === 'moment' && value !== '' ? `${value}Z` : value;
  }
  return changes;
}
