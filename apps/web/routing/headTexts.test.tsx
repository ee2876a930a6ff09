import { readListing } from '@efie/api';
import type { AgentProfile } from '@efie/domain/account';
import type { Listing } from '@efie/domain/listing';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { agentData } from './agentHead';
import { AgentTags } from './AgentTags';
import { jsonForScript, listingDescription, listingData, plainLine } from './headTexts';
import { ListingTags } from './headTags';

const listing = {
  ...readListing({ id: '7' }),
  id: '7',
  title: 'Two Bedroom Apartment',
  description: 'Near the lorry station.\n\nQuiet.',
  propertyType: 'apartment',
  listingType: 'rent',
  price: 2800,
  bedrooms: 2,
  bathrooms: 1,
  parking: null,
  area: 900,
  region: 'Greater Accra',
  district: 'Tema West',
  specificLocation: 'Spintex Road',
  amenities: ['running_water'],
  status: 'active',
  photos: [{ id: '1', url: 'https://host.example/storage/a.jpg' }],
  createdAt: Date.UTC(2026, 10, 3),
  viewCount: 12,
  isFeatured: false,
  agent: {
    id: '9',
    name: 'Ama Owusu',
    phone: '',
    photoUrl: null,
    businessName: '',
    bio: '',
    isVerified: true,
  },
} as Listing;

const agent: AgentProfile = {
  id: '9',
  fullName: 'Ama Owusu',
  businessName: 'Owusu Homes',
  phone: '+233 24 555 0142',
  region: 'Greater Accra',
  district: 'Accra',
  bio: 'Ten years in Accra.',
  photoUrl: null,
  isVerified: true,
  joinedAt: null,
  listings: [],
};

const HOSTILE = '</script><script>alert(1)</script><!-- & " \u2028 \u202E';

const markup = (element: React.ReactNode) =>
  renderToStaticMarkup(<StaticRouter location="/property/7">{element}</StaticRouter>);

/** The parsed JSON-LD. */
function dataOf(html: string): Record<string, unknown> {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return JSON.parse(text) as Record<string, unknown>;
}

describe('document head and structured data', () => {
  it('a listing has title, description, canonical URL and structured data', () => {
    const html = markup(<ListingTags listing={listing} />);
    expect(html).toContain('<title>Two Bedroom Apartment | Efie</title>');
    expect(html).toContain('<link rel="canonical" href="/property/7"/>');
    expect(listingDescription(listing)).toBe(
      'GH₵\u00a02,800 per month. For Rent in Spintex Road, Tema West, Greater Accra. Near the lorry station. Quiet'.replace(
        '\u00a0',
        ' ',
      ),
    );
    expect(dataOf(html)).toMatchObject({
      '@type': 'RealEstateListing',
      datePosted: '2026-11-03',
      image: ['https://host.example/storage/a.jpg'],
      offers: { price: 2800, priceCurrency: 'GHS', availability: 'https://schema.org/InStock' },
      mainEntity: {
        '@type': 'Apartment',
        numberOfBedrooms: 2,
        floorSize: { value: 900, unitCode: 'FTK' },
        address: { addressLocality: 'Tema West', addressCountry: 'GH' },
      },
    });
  });

  it('an agent has title, description and structured data', () => {
    const html = markup(<AgentTags agent={agent} />);
    expect(html).toContain('<title>Ama Owusu | Efie</title>');
    expect(html).toContain('content="Ama Owusu, Owusu Homes, Accra, Greater Accra. Ten years in Accra."');
    expect(dataOf(html)).toMatchObject({
      '@type': 'RealEstateAgent',
      name: 'Owusu Homes',
      telephone: '+233 24 555 0142',
      url: '/agent/profile/9',
    });
  });

  it('no text of an agent can end the script element or open another', () => {
    const html = markup(
      <>
        <ListingTags
          listing={{
            ...listing,
            title: HOSTILE,
            description: HOSTILE,
            district: HOSTILE,
            amenities: [HOSTILE],
          }}
        />
        <AgentTags agent={{ ...agent, fullName: HOSTILE, bio: HOSTILE }} />
      </>,
    );
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    expect(html).not.toContain('<!--');
    expect(dataOf(html)['name']).toBe('</script><script>alert(1)</script><!-- & "');
    expect(jsonForScript({ name: '<\u2028>&' })).toBe('{"name":"\\u003c\\u2028\\u003e\\u0026"}');
  });

  it('unknown values are omitted, and a rented listing is sold out', () => {
    const withoutValues = listingData(
      {
        ...listing,
        price: null,
        createdAt: null,
        area: null,
        bedrooms: null,
        photos: [],
        propertyType: 'land',
      },
      '/property/7',
    );
    const text = jsonForScript(withoutValues);
    expect(text).not.toMatch(/null|NaN|undefined|offers|datePosted|floorSize|numberOfBedrooms/);
    expect(withoutValues['mainEntity']).toMatchObject({ '@type': 'Place' });
    expect(listingData({ ...listing, status: 'rented' }, '/')).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    });
    expect(jsonForScript(agentData({ ...agent, phone: '', district: '' }, '/'))).not.toMatch(
      /telephone|Locality/,
    );
  });

  it('long texts are cut between words, never inside a character', () => {
    expect(plainLine('a '.repeat(500)).length).toBeLessThanOrEqual(160);
    expect(plainLine('👩‍👩‍👧‍👦'.repeat(200))).not.toMatch(/\p{Cs}/u);
    expect(plainLine('short')).toBe('short');
  });
});
