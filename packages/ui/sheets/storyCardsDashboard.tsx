import { ManagedPropertyCard } from '../cards/ManagedPropertyCard';
import { drawnListing } from './storyCardsListings';
import { Section, Specimen } from './storySheet';

const villa = drawnListing('2002', 'ama', {
  place: 'East Legon, Accra, Greater Accra',
  cover: ['villa', 'golden'],
  photoCount: 8,
  title: 'Villa with a shaded front terrace',
  description:
    'Five bedrooms behind a planted wall, with a terrace that stays in shade until late afternoon.',
  propertyType: 'villa',
  price: 9500,
  bedrooms: 5,
  bathrooms: 5,
  parking: 3,
  area: 4200,
  createdAt: '2026-11-03T09:00:00Z',
});

const sold = drawnListing('2005', 'ama', {
  place: 'Airport Hills, Accra, Greater Accra',
  title: 'Modern villa with breeze-block stair hall',
  description: 'A new house with a breeze-block stair hall, solar-ready roof and a staff room.',
  propertyType: 'villa',
  listingType: 'sale',
  status: 'sold',
  price: 2_400_000,
  bedrooms: 5,
  bathrooms: 4,
  parking: 4,
  area: 5600,
  createdAt: '2026-10-02T09:00:00Z',
});

const calls = { href: '/property/2002', onEdit: () => undefined, onDelete: () => undefined };

/** An agent's own listings on the dashboard. */
export function CardsDashboard() {
  return (
    <Section label="Dashboard card" top={2491}>
      <Specimen at={[248, 2550]} width={556} caption="verified agent" box="managed">
        <ManagedPropertyCard listing={villa} views={{ kind: 'known', count: 1284 }} {...calls} />
      </Specimen>
      <Specimen at={[828, 2550]} width={556} caption="no image, sold" box="managed-sold">
        <ManagedPropertyCard listing={sold} views={{ kind: 'known', count: 3108 }} {...calls} />
      </Specimen>
    </Section>
  );
}
