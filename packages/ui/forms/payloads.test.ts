import { readFileSync } from 'node:fs';
import {
  addPropertyImage,
  configureApi,
  createProperty,
  startSession,
  updateAgentProfile,
  updateProperty,
  uploadAgentProfileImage,
} from '@efie/api';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listingChanges } from './EditListingForm/listingChanges';
import { LIST_PROPERTY_VALUES, type EditListingValues, type ListPropertyValues } from './listing';

// From form values to the bytes of the request, as a server would receive them, without mocks of our own code.

const BASE = 'http://api.test';
const server = setupServer();

interface Part {
  name: string;
  /** Null for a text field. */
  fileName: string | null;
  /** Null for a text field. */
  type: string | null;
  body: string;
}

interface SentRequest {
  call: string;
  token: string | null;
  type: string;
  text: string;
}

let sent: SentRequest | null = null;

beforeAll(() => {
  configureApi({ baseUrl: BASE });
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  sent = null;
  startSession('agent', 'token-7', { fullName: 'Kojo Mensah' });
  server.use(
    http.all(`${BASE}/*`, async ({ request }) => {
      if (sent) throw new Error('Two requests were sent; the test expects one.');
      sent = {
        call: `${request.method} ${new URL(request.url).pathname}`,
        token: request.headers.get('Authorization'),
        type: request.headers.get('Content-Type') ?? '',
        text: new TextDecoder('latin1').decode(await request.arrayBuffer()),
      };
      return HttpResponse.json({ success: true, message: 'Saved' });
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function sentRequest(): SentRequest {
  if (!sent) throw new Error('No request was sent.');
  return sent;
}

/** The parts of a multipart body. Fails on a missing or wrong boundary. */
function parseMultipart({ type, text }: SentRequest): readonly Part[] {
  const boundary = /^multipart\/form-data; boundary="?([^";]+)"?$/.exec(type)?.[1] ?? '';
  expect(boundary, type).not.toBe('');
  const segments = text.split(`--${boundary}`);
  expect(segments[0]).toBe('');
  expect(segments.at(-1)?.trim(), 'the closing boundary').toBe('--');
  return segments.slice(1, -1).map((segment) => {
    const [head = '', ...rest] = segment.split('\r\n\r\n');
    return {
      name: /\bname="([^"]*)"/.exec(head)?.[1] ?? '',
      fileName: /\bfilename="([^"]*)"/.exec(head)?.[1] ?? null,
      type: /Content-Type: *(\S+)/i.exec(head)?.[1] ?? null,
      body: rest.join('\r\n\r\n').slice(0, -2),
    };
  });
}

/** The text fields by name; a repeated name has an array. */
function textFields(parts: readonly Part[]): Record<string, string | readonly string[]> {
  const names = new Set(parts.filter(({ fileName }) => fileName === null).map(({ name }) => name));
  return Object.fromEntries(
    [...names].map((name) => {
      const bodies = parts.filter((part) => part.name === name).map(({ body }) => body);
      return [name, bodies.length > 1 ? bodies : (bodies[0] ?? '')];
    }),
  );
}

const contract: { components: { schemas: Record<string, { properties: Record<string, unknown> }> } } = parse(
  readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'),
);

/** Expects every sent name to be in the schema of openapi.yaml. */
function expectDocumented(schema: string, names: readonly string[]): void {
  const documented = Object.keys(contract.components.schemas[schema]?.properties ?? {});
  expect(
    names.filter((name) => !documented.includes(name)),
    schema,
  ).toEqual([]);
}

const file = (name: string, type: string, body: string) => new File([body], name, { type });

describe('a new listing', () => {
  const PHOTOS = [
    file('front.jpg', 'image/jpeg', 'one'),
    file('plan.png', 'image/png', 'two\r\n\r\n--three'),
    file('walk.gif', 'image/gif', 'four'),
  ];
  const values = (changes: Partial<ListPropertyValues> = {}): ListPropertyValues => ({
    ...LIST_PROPERTY_VALUES,
    title: 'Two Bedroom Flat "Adenta"',
    description: 'Bright rooms.\nOwn meter.',
    price: '2450.50',
    bedrooms: '2',
    bathrooms: '1',
    parking: '0',
    area: '900',
    region: 'Greater Accra',
    district: 'Adentan',
    specificLocation: 'Behind the polyclinic',
    amenities: ['running_water', 'prepaid_meter'],
    ...changes,
  });
  const list = async (changes?: Partial<ListPropertyValues>) => {
    await createProperty({ ...values(changes), photos: PHOTOS });
    return parseMultipart(sentRequest());
  };

  it('sends every field by its documented name, the district as town, the price as digits', async () => {
    const parts = await list();
    expect(sentRequest()).toMatchObject({ call: 'POST /api/agent/properties', token: 'Bearer token-7' });
    expect(textFields(parts)).toEqual({
      title: 'Two Bedroom Flat "Adenta"',
      // Multipart bodies have CRLF line endings.
      description: 'Bright rooms.\r\nOwn meter.',
      price: '2450.50',
      bedrooms: '2',
      bathrooms: '1',
      parking: '0',
      area: '900',
      region: 'Greater Accra',
      town: 'Adentan',
      specificLocation: 'Behind the polyclinic',
      propertyType: 'apartment',
      listingType: 'rent',
      'amenities[]': ['running_water', 'prepaid_meter'],
    });
    expectDocumented(
      'NewListing',
      parts.map(({ name }) => name),
    );
  });

  it('sends photos in order under one name, each with its own file name, type and bytes', async () => {
    const photos = (await list()).filter(({ fileName }) => fileName !== null);
    expect(photos).toEqual([
      { name: 'images[]', fileName: 'front.jpg', type: 'image/jpeg', body: 'one' },
      { name: 'images[]', fileName: 'plan.png', type: 'image/png', body: 'two\r\n\r\n--three' },
      { name: 'images[]', fileName: 'walk.gif', type: 'image/gif', body: 'four' },
    ]);
  });

  it('omits empty numbers, and amenities when none is selected', async () => {
    const parts = await list({ bedrooms: '', bathrooms: '', parking: '', area: '', amenities: [] });
    const names = parts.map(({ name }) => name);
    for (const name of ['bedrooms', 'bathrooms', 'parking', 'area', 'amenities[]', 'amenities', 'district']) {
      expect(names, name).not.toContain(name);
    }
    expect(parts.filter(({ body }) => body === '')).toEqual([]);
  });

  it.each([
    ['450000', '450000'],
    ['450000.', '450000'],
    ['9500.05', '9500.05'],
    ['123456789012345678901234567890', '123456789012345678901234567890'],
  ])('sends the price %s as %s', async (typed, wire) => {
    expect(textFields(await list({ price: typed }))['price']).toBe(wire);
  });
});

describe('an edited listing', () => {
  const SAVED: EditListingValues = {
    ...LIST_PROPERTY_VALUES,
    title: 'Villa',
    description: 'Five bedrooms.',
    propertyType: 'villa',
    listingType: 'rent',
    price: '9500',
    bedrooms: '5',
    bathrooms: '5',
    parking: '3',
    area: '4200',
    region: 'Greater Accra',
    district: 'Accra',
    specificLocation: 'Lagos Avenue',
    status: 'active',
    amenities: ['running_water', 'sea_view'],
    photos: [],
  };
  const edit = async (changes: Partial<EditListingValues>) => {
    await updateProperty({ id: 'a/7', changes: listingChanges(SAVED, { ...SAVED, ...changes }) });
    const parts = parseMultipart(sentRequest());
    expectDocumented(
      'ListingEdit',
      parts.map(({ name }) => name),
    );
    return textFields(parts);
  };

  it('sends one part for a changed price, and encodes the id in the path', async () => {
    expect(await edit({ price: '10250.50' })).toEqual({ price: '10250.50' });
    expect(sentRequest()).toMatchObject({
      call: 'PATCH /api/agent/properties/a%2F7',
      token: 'Bearer token-7',
    });
  });

  it('sends all fields in snake_case', async () => {
    const all = await edit({
      title: 'House',
      description: '',
      propertyType: 'house',
      listingType: 'sale',
      price: '1200000',
      bedrooms: '0',
      bathrooms: '1',
      parking: '2',
      area: '900',
      region: 'Volta',
      district: 'Keta',
      specificLocation: 'By the lagoon',
      status: 'sold',
      amenities: ['tiled_floor'],
    });
    expect(all).toEqual({
      title: 'House',
      description: '',
      property_type: 'house',
      listing_type: 'sale',
      price: '1200000',
      bedrooms: '0',
      bathrooms: '1',
      parking: '2',
      area: '900',
      region: 'Volta',
      town: 'Keta',
      specific_location: 'By the lagoon',
      status: 'sold',
      'amenities[]': 'tiled_floor',
    });
  });

  it('omits emptied numbers', async () => {
    const emptied = { price: '', bedrooms: '', bathrooms: '', parking: '', area: '' };
    expect(await edit({ ...emptied, title: 'House' })).toEqual({ title: 'House' });
  });

  it('repeats the name for each amenity; removing all of them sends one empty part', async () => {
    expect(await edit({ amenities: ['sea_view', 'cctv', 'running_water'] })).toEqual({
      'amenities[]': ['sea_view', 'cctv', 'running_water'],
    });
    sent = null;
    expect(await edit({ amenities: [] })).toEqual({ 'amenities[]': '' });
  });

  it('sends an added photo as the only part, under its name', async () => {
    await addPropertyImage({ id: '7', photo: file('kitchen.png', 'image/png', 'bytes') });
    expect(sentRequest()).toMatchObject({
      call: 'POST /api/agent/properties/7/add-image',
      token: 'Bearer token-7',
    });
    expect(parseMultipart(sentRequest())).toEqual([
      { name: 'image', fileName: 'kitchen.png', type: 'image/png', body: 'bytes' },
    ]);
    expectDocumented('PropertyImageUpload', ['image']);
  });
});

describe('the profile', () => {
  it('sends changed fields as JSON, an emptied one as an empty string', async () => {
    await updateAgentProfile({ bio: '', phone: '+233 24 000 1234' });
    expect(sentRequest()).toMatchObject({ call: 'PUT /api/agent/profile', token: 'Bearer token-7' });
    expect(sentRequest().type).toMatch(/^application\/json/);
    expect(JSON.parse(sentRequest().text)).toEqual({ bio: '', phone: '+233 24 000 1234' });
  });

  it('sends the profile image as one file with its own type', async () => {
    await uploadAgentProfileImage(file('me.webp', 'image/webp', 'RIFF'));
    expect(sentRequest()).toMatchObject({ call: 'POST /api/agent/profile/image', token: 'Bearer token-7' });
    expect(parseMultipart(sentRequest())).toEqual([
      { name: 'profileImage', fileName: 'me.webp', type: 'image/webp', body: 'RIFF' },
    ]);
    expectDocumented('ProfileImageUpload', ['profileImage']);
  });
});
