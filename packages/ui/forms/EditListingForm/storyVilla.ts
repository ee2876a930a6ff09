import { createStoryListing } from '../../cards/storyListing';

/** The listing that the stories edit. */
export const VILLA = createStoryListing(31, {
  id: '31',
  title: 'Villa with a shaded front terrace',
  description: 'Five bedrooms behind a planted wall.',
  propertyType: 'villa',
  listingType: 'rent',
  status: 'active',
  price: 9500,
  bedrooms: 5,
  bathrooms: 5,
  parking: 3,
  area: 4200,
  region: 'Greater Accra',
  town: 'Accra',
  specificLocation: 'Lagos Avenue, East Legon',
  amenities: ['running_water', 'air_conditioner'],
});
/** Its values in the form, by label. */
export const SAVED_VALUES = {
  Title: VILLA.title,
  Description: VILLA.description,
  'Property type': 'villa',
  'Listing type': 'rent',
  Price: '9,500',
  Status: 'active',
  Bedrooms: '5',
  Bathrooms: '5',
  'Parking spaces': '3',
  Area: '4,200',
  Region: 'Greater Accra',
  Town: 'Accra',
  'Specific location': 'Lagos Avenue, East Legon',
};
