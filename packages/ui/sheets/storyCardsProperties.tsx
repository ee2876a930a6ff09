import type { Listing } from '@efie/domain';
import { FavoriteCard } from '../cards/FavoriteCard';
import { PropertyCard, type PropertyCardProps } from '../cards/PropertyCard';
import { PropertyCardSkeleton } from '../cards/PropertyCard/PropertyCardSkeleton';
import { drawnListing } from './storyCardsListings';
import { Section, Specimen, type SpecimenProps } from './storySheet';

const townhouse = drawnListing('2001', 'efua', {
  place: 'Pedu, Cape Coast, Central',
  cover: ['townhouse', 'dawn'],
  title: 'Townhouse near the beach road',
  propertyType: 'townhouse',
  price: 3400,
  bedrooms: 3,
  bathrooms: 3,
});

const featured = drawnListing('2002', 'ama', {
  place: 'East Legon, Accra, Greater Accra',
  cover: ['villa', 'golden'],
  title: 'Villa with a shaded front terrace',
  propertyType: 'villa',
  price: 9500,
  bedrooms: 5,
  bathrooms: 5,
  featured: true,
});

const house = drawnListing('2003', 'kwabena', {
  place: 'Ahodwo, Kumasi, Ashanti',
  cover: ['house', 'morning'],
  title: 'Hipped-roof family house in a quiet close',
  propertyType: 'house',
  listingType: 'sale',
  price: 1_250_000,
  bedrooms: 4,
  bathrooms: 3,
});

const apartment = drawnListing('2004', 'ama', {
  place: 'Spintex Road, Tema, Greater Accra',
  cover: ['apartment', 'morning'],
  title: 'Two-bedroom apartment with a balcony on every floor',
  propertyType: 'apartment',
  price: 2800,
  bedrooms: 2,
  bathrooms: 2,
});

const modern = drawnListing('2005', 'ama', {
  place: 'Airport Hills, Accra, Greater Accra',
  cover: ['villa', 'noon'],
  title: 'Modern villa with breeze-block stair hall',
  propertyType: 'villa',
  listingType: 'sale',
  price: 2_400_000,
  bedrooms: 5,
  bathrooms: 4,
});

const room = drawnListing('2006', 'selorm', {
  place: 'Bankoe, Ho, Volta',
  cover: ['shared_room', 'noon'],
  title: 'Room in a calm compound house',
  propertyType: 'shared_room',
  price: 320,
  bedrooms: 1,
  bathrooms: 1,
});

const long = drawnListing('2007', 'efua', {
  place: 'Pedu, Cape Coast, Central',
  cover: ['townhouse', 'morning'],
  title:
    'Newly finished four-bedroom townhouse with boys’ quarters, borehole, solar-ready roof and a garden for the whole family',
  propertyType: 'townhouse',
  price: 3400,
  bedrooms: 3,
  bathrooms: 3,
  featured: true,
});

const bungalow = drawnListing('2008', 'efua', {
  place: 'Fijai, Sekondi-Takoradi, Western',
  title: 'Bungalow with a deep verandah',
  propertyType: 'house',
  price: 1600,
  bedrooms: 3,
  bathrooms: 2,
});

const land = drawnListing('2009', 'abena', {
  place: 'Afienya, Ningo-Prampram, Greater Accra',
  cover: ['land', 'golden'],
  title: 'Walled plot with survey pegs, 70 by 100 ft',
  propertyType: 'land',
  listingType: 'sale',
  price: 180_000,
  bedrooms: 0,
  bathrooms: 0,
  area: 7000,
});

const studio = drawnListing('2010', 'fuseini', {
  place: 'Kalpohin, Tamale, Northern',
  cover: ['studio', 'dawn'],
  title: 'Self-contained studio, prepaid meter',
  propertyType: 'studio',
  price: 650,
  bedrooms: 1,
  bathrooms: 1,
});

const links = { href: '/property/2001', agentHref: '/agent/profile/101', onToggleFavorite: () => undefined };

interface PropertySpecimen extends Pick<SpecimenProps, 'at' | 'caption' | 'box' | 'state' | 'stateOf'> {
  listing: Listing;
  card?: Pick<PropertyCardProps, 'isSaved' | 'isSaving'>;
}

const specimens: readonly PropertySpecimen[] = [
  { at: [248, 179], caption: 'normal', box: 'normal', listing: townhouse },
  { at: [634, 179], caption: 'featured', box: 'featured', listing: featured },
  { at: [1021, 179], caption: 'hover', box: 'hover', state: 'hover', stateOf: 'article', listing: house },
  { at: [248, 748], caption: 'saved', box: 'saved', listing: apartment, card: { isSaved: true } },
  { at: [634, 748], caption: 'saving', box: 'saving', listing: modern, card: { isSaving: true } },
  { at: [1021, 748], caption: 'no phone number', box: 'no-phone', listing: room },
  { at: [248, 1340], caption: 'long title', box: 'long-title', listing: long },
  { at: [634, 1340], caption: 'no image', box: 'no-image', listing: bungalow },
  {
    at: [1021, 1340],
    caption: 'land, no rooms, keyboard focus',
    box: 'land',
    state: 'focus',
    stateOf: 'button',
    listing: land,
  },
];

/** The property card in the states of the picture. */
export function CardsProperties() {
  return (
    <Section label="Property card" top={120}>
      {specimens.map(({ listing, card, ...place }) => (
        <Specimen key={listing.id} width={363} {...place}>
          <PropertyCard listing={listing} {...links} {...card} />
        </Specimen>
      ))}
      <Specimen at={[248, 1931]} width={363} caption="in favorites: remove" box="favorite">
        <FavoriteCard
          favorite={{ id: '1', listingId: studio.id, listing: studio }}
          href="/property/2010"
          agentHref="/agent/profile/101"
          onRemove={() => undefined}
        />
      </Specimen>
      <Specimen at={[634, 1931]} width={363} caption="loading" box="loading">
        <PropertyCardSkeleton />
      </Specimen>
    </Section>
  );
}
