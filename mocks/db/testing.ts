import { demoAccount, type DemoAccountKey } from '../accounts/demoAccounts';
import type { Failure, Result } from './result';

/** Returns a successful result; throws for a failure. */
export function expectSuccess<T extends object>(result: Result<T>): { ok: true } & T {
  if (!result.ok) throw new Error(`Expected success, got ${result.status}: ${result.message}`);
  return result;
}

/** Returns a failure; throws for a successful result. */
export function expectFailure(result: Result): Failure {
  if (result.ok) throw new Error('Expected a failure, got success.');
  return result;
}

/** The token of a demo account. */
export function tokenOf(key: DemoAccountKey): string {
  return demoAccount(key).token;
}

/** A file with a MIME type and a size in bytes. */
export function fileOf(type = 'image/jpeg', size = 64, name = 'photo.jpg'): File {
  return new File([new Uint8Array(size)], name, { type });
}

/** The fields of a valid new listing. */
export const VALID_LISTING = {
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
