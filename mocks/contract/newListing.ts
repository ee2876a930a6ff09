import { createPhoto } from './form';

/** The fields of a complete new listing, as the app's form sends them. */
export const NEW_LISTING: Record<string, string | File | readonly (string | File)[]> = {
  title: 'Two Bedroom Flat at Adenta',
  description: 'Bright rooms, own meter and a quiet street.',
  price: '2450.50',
  bedrooms: '2',
  bathrooms: '1',
  region: 'Greater Accra',
  town: 'Adenta',
  specificLocation: 'Behind the polyclinic',
  propertyType: 'apartment',
  listingType: 'rent',
  amenities: ['running_water', 'prepaid_meter'],
  images: [createPhoto('a.jpg'), createPhoto('b.png', 'image/png'), createPhoto('c.gif', 'image/gif')],
};
