import { createAgent, offContract, wireProfileListing } from '@efie/mocks';
import { HttpResponse, type HttpHandler } from 'msw';
import { expect, screen, within } from 'storybook/test';

export const NAME = 'Ama Owusu-Mensah';

export const villa = wireProfileListing(7, {
  title: 'Villa with a shaded front terrace',
  propertyType: 'villa',
  listingType: 'rent',
  price: 9500,
  bedrooms: 5,
  bathrooms: 5,
  region: 'Greater Accra',
  town: 'Accra',
  specificLocation: 'Lagos Avenue, East Legon',
});

/** The agent shown in the design, on the wire. */
export function wireProfile(overrides: Record<string, unknown> = {}) {
  return {
    id: '101',
    full_name: NAME,
    business_name: 'Adom Keys',
    phone: '+233 24 555 0142',
    region: 'Greater Accra',
    district: 'Accra Metropolitan',
    bio: 'I look after family homes in East Legon and Cantonments, and I answer every message the same day. Before Efie I managed lettings for a housing co-operative in Tema for nine years.',
    profile_image: createAgent(101).profileImage,
    verification_status: 'verified',
    created_at: '2025-03-12T09:00:00Z',
    properties: [villa, ...[2, 3, 4, 5, 6, 8].map((seed) => wireProfileListing(seed))],
    ...overrides,
  };
}

/** Responds to the profile request with any body, valid or not. */
export function respondWith(body: unknown): { handlers: { getAgentProfile: HttpHandler } } {
  return {
    handlers: {
      getAgentProfile: offContract('getAgentProfile', () => HttpResponse.json(body as object)),
    },
  };
}

export const respondWithProfile = (overrides: Record<string, unknown> = {}) =>
  respondWith({ success: true, data: wireProfile(overrides) });

export const main = () => within(screen.getByRole('main'));
export const heading = (name: string | RegExp = NAME) => screen.findByRole('heading', { level: 1, name });
export const cards = () => within(main().getByRole('list', { name: 'Properties' })).getAllByRole('article');

/** No JavaScript value such as `undefined` or `NaN` is rendered as text. */
export async function expectNoRawValues(): Promise<void> {
  await expect(screen.getByRole('main')).not.toHaveTextContent(
    /undefined|\bnull\b|NaN|\[object|Invalid Date/,
  );
}
