import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The amenities of one listing on its screen, each with its icon.',
  avoid: 'Choosing amenities: use AmenitiesField, or AmenityChipsField for editing a listing.',
  do: 'Show every amenity of the listing.',
  dont: 'Do not leave out a code that the app does not know: show it as words.',
  anatomy: ['rows of icon and amenity'],
  accessibility: ['A list; the icons are hidden from screen readers.'],
  related: ['AmenitiesField', 'PropertyCard'],
} satisfies Guide;
