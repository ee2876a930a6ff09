import { createAgent, outcomes, respondTo, wireListing, type ListingRecord } from '@efie/mocks';
import { screen, within } from 'storybook/test';

const HOMES: Readonly<Record<string, Partial<ListingRecord>>> = {
  '3': {
    title: 'Two-bedroom flat behind the polyclinic',
    propertyType: 'apartment',
    listingType: 'rent',
    price: 2800,
    bedrooms: 2,
    bathrooms: 1,
    parking: 1,
    area: 900,
    region: 'Greater Accra',
    town: 'Tema West',
    specificLocation: 'Spintex Road',
    amenities: ['running_water', 'prepaid_meter', 'tiled_floor'],
  },
  '5': {
    title: 'Hipped-roof family house in a quiet close',
    propertyType: 'house',
    listingType: 'rent',
    price: 4500,
    bedrooms: 4,
    bathrooms: 2,
    parking: 2,
    area: 2100,
    region: 'Greater Accra',
    town: 'Tema West',
    specificLocation: 'Community 18',
    amenities: ['running_water', 'polytank_available', 'walled_and_gated'],
  },
  '7': {
    title: 'Villa with a shaded front terrace',
    propertyType: 'villa',
    listingType: 'sale',
    price: 1_850_000,
    bedrooms: 5,
    bathrooms: 5,
    parking: 3,
    area: 4200,
    region: 'Ashanti',
    town: 'Kumasi',
    specificLocation: 'Ahodwo',
    amenities: ['running_water', 'air_conditioner', 'spacious_compound'],
    status: 'sold',
  },
  '9': {
    title: 'Serviced plot by the lagoon',
    propertyType: 'land',
    listingType: 'sale',
    price: 320_000,
    bedrooms: 0,
    bathrooms: 0,
    parking: 0,
    area: 7500,
    region: 'Volta',
    town: 'Keta',
    specificLocation: 'Abutiakope',
    amenities: [],
  },
};

export const FLAT = String(HOMES['3']?.title);
export const HOUSE = String(HOMES['5']?.title);

/** A home on the wire. */
export function wireHome(id: string, overrides: Partial<ListingRecord> = {}) {
  const record = { id, featured: false, status: 'active', ...HOMES[id], ...overrides } as const;
  return wireListing(Number(id), record, createAgent(101));
}

/** A server with the homes 3, 5, 7 and 9; `overrides` change each of them. */
export const respondWithHomes = (overrides: Partial<ListingRecord> = {}) => ({
  handlers: {
    getProperty: respondTo('getProperty', ({ params: { id } }) =>
      id in HOMES
        ? { success: true, data: { property: wireHome(id, overrides) } }
        : outcomes.getPropertyError(404),
    ),
  },
});

export const chooseHomes = (ids: readonly string[]) => () => {
  window.localStorage.setItem('efie-compare', JSON.stringify(ids));
};

export const readChosen = (): unknown => JSON.parse(window.localStorage.getItem('efie-compare') ?? '[]');

export const main = () => within(screen.getByRole('main'));
export const heading = () => screen.findByRole('heading', { level: 1, name: 'Compare homes' });
export const findText = async (text: string | RegExp) =>
  within(await screen.findByRole('main')).findByText(text);
export const table = async () =>
  within(await within(await screen.findByRole('main')).findByRole('table', { name: 'Homes side by side' }));
export const titles = async () =>
  (await table()).getAllByRole('columnheader').map((header) => within(header).getByRole('link').textContent);
