import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PropertyCard } from './PropertyCard';

const meta = { title: 'Cards/PropertyCard', component: PropertyCard } satisfies Meta<typeof PropertyCard>;
export default meta;

/** A visitor meets a listing in the grid. */
export const Default: StoryObj<typeof meta> = {
  parameters: { proves: ['C111', 'C115'] },
  args: {
    listing: {
      id: '1',
      title: 'Two Bedroom Apartment at Spintex',
      description: '',
      propertyType: 'apartment',
      listingType: 'rent',
      price: 2800,
      bedrooms: 2,
      bathrooms: 2,
      parking: null,
      area: null,
      region: 'Greater Accra',
      town: 'Tema West',
      specificLocation: 'Spintex Road',
      amenities: [],
      status: 'active',
      photos: [],
      createdAt: null,
      viewCount: null,
      isFeatured: null,
      agent: {
        id: '1',
        name: 'Ama Mensah',
        phone: '',
        photoUrl: null,
        businessName: '',
        bio: '',
        isVerified: true,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Two Bedroom Apartment at Spintex' })).toBeVisible();
    await expect(canvas.getByText('GH₵ 2,800')).toBeVisible();
  },
};
