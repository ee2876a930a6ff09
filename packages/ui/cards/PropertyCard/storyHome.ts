import { fn } from 'storybook/test';
import { createStoryListing } from '../storyListing';

export const home = createStoryListing(7, {
  id: '7',
  title: 'Two-bedroom apartment with a balcony on every floor',
  propertyType: 'apartment',
  listingType: 'rent',
  price: 2800,
  bedrooms: 2,
  bathrooms: 2,
  specificLocation: 'Spintex Road',
  town: 'Tema West',
  region: 'Greater Accra',
});

export const cardArgs = {
  listing: home,
  href: '/property/7',
  agentHref: '/agent/profile/101',
  onToggleFavorite: fn(),
  onSeen: fn(),
};

export const today = Date.UTC(2026, 10, 21);
export const daysBefore = (days: number) => today - days * 86_400_000 + 3_600_000;

export const longWord = 'Apartment'.repeat(1112).slice(0, 10_000);
