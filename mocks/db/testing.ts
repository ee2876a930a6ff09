import { demoAccount, type DemoAccountKey } from '../accounts/demoAccounts';
import type { Refusal, Result } from './result';

/** What a test reads from a result that must have gone well. */
export function must<T extends object>(result: Result<T>): { ok: true } & T {
  if (!result.ok) throw new Error(`Refused with ${result.status}: ${result.message}`);
  return result;
}

/** What a test reads from a result that must have been refused. */
export function refusal(result: Result): Refusal {
  if (result.ok) throw new Error('This was not refused.');
  return result;
}

/** The token of a demo account. */
export function tokenOf(key: DemoAccountKey): string {
  return demoAccount(key).token;
}

/** A file of a type and size. */
export function fileOf(type = 'image/jpeg', size = 64, name = 'photo.jpg'): File {
  return new File([new Uint8Array(size)], name, { type });
}

/** The fields of a listing that is right in everything. */
export const RIGHT_LISTING = {
  title: '2 Bedroom Flat at Osu',
  description: 'Tiled throughout, own meter.',
  price: '2500.50',
  bedrooms: '2',
  bathrooms: '1',
  parking: '',
  area: '900',
  region: 'Greater Accra',
  town: 'Korle Klottey',
  specificLocation: 'Oxford Street, Osu',
  propertyType: 'apartment',
  listingType: 'rent',
  amenities: ['running_water', 'running_water', ''],
} as const;
