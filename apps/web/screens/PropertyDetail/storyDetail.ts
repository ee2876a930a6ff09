import {
  type AgentRecord,
  createAgent,
  type ListingRecord,
  offContract,
  respondTo,
  wireListing,
} from '@efie/mocks';
import { HttpResponse, type HttpHandler } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { AMA } from '../common/stories/storyAgent';

export const TITLE = 'Villa with a shaded front terrace';

/** The listing of the design mockups, in the wire format. */
export function wireVilla(overrides: Partial<ListingRecord> = {}, agentOverrides: Partial<AgentRecord> = {}) {
  const agent = createAgent(101, { ...AMA, ...agentOverrides });
  return wireListing(
    7,
    {
      id: '7',
      title: TITLE,
      description: 'A five-bedroom villa set back from the road.\nTwo minutes from the A&C junction.',
      propertyType: 'villa',
      listingType: 'rent',
      price: 9500,
      bedrooms: 5,
      bathrooms: 5,
      parking: 3,
      area: 4200,
      region: 'Greater Accra',
      town: 'Accra',
      specificLocation: 'Lagos Avenue, East Legon',
      amenities: ['self_electricity_meter', 'running_water', 'polytank_available', 'walled_and_gated'],
      createdAt: '2026-11-03T08:00:00Z',
      viewCount: 1284,
      featured: true,
      ...overrides,
    },
    agent,
  );
}

/**
 * Responds to the screen's request with any body, also one that breaks the contract. Nothing else is listed, so that a story that
 * scrolls to the end of the page shows no similar homes.
 */
export function respondWith(body: unknown): {
  handlers: Record<'getProperty' | 'listProperties', HttpHandler>;
} {
  return {
    handlers: {
      getProperty: offContract('getProperty', () => HttpResponse.json(body as object)),
      listProperties: respondTo('listProperties', () => ({ success: true, data: { properties: [] } })),
    },
  };
}

export const respondWithListing = (...overrides: Parameters<typeof wireVilla>) =>
  respondWith({ success: true, data: { property: wireVilla(...overrides) } });

export const heading = (name: string | RegExp = TITLE) => screen.findByRole('heading', { level: 1, name });
export const main = () => within(screen.getByRole('main'));

export async function expectNoRawValues(): Promise<void> {
  await expect(screen.getByRole('main')).not.toHaveTextContent(
    /undefined|\bnull\b|NaN|\[object|Invalid Date/,
  );
}

export const listingUrl = () => new URL('/property/7', window.location.origin).href;
