import { readFileSync } from 'node:fs';
import {
  configureApi,
  createProperty,
  getSession,
  fetchOwnListings,
  readListing,
  startSession,
  updateProperty,
} from '@efie/api';
import {
  LISTING_FIELD_NAMES,
  listingField,
  listingFieldNames,
  toSnakeCase,
  wireName,
  type Listing,
  type ListingFieldName,
  type ListingInput,
} from '@efie/domain/listing';
import { REGIONS } from '@efie/domain/places';
import { demoAccount } from '@efie/mocks';
import { createMockNodeBackend } from '@efie/mocks/node';
import { CREATE_ROWS, EDIT_ROWS } from '@efie/ui/forms/listing';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { DetailContent, DetailHead } from '../PropertyDetail/DetailContent';

// A field of the contract that one place lacks fails the test that names the place.

const { components }: { components: { schemas: Record<string, { properties: object }> } } = parse(
  readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8'),
);

/** The properties of a schema that agents type or choose. */
const documented = (schema: string): readonly string[] =>
  Object.keys(components.schemas[schema]?.properties ?? {}).filter(
    (name) => !/^(id|images(\[\])?|createdAt|viewCount|featured|agent[A-Z].*)$/.test(name),
  );

/** Two different values of a field, as forms hold them. */
function samplesOf(
  name: ListingFieldName,
): readonly [string | readonly string[], string | readonly string[]] {
  const field = listingField(name);
  switch (field.kind) {
    case 'choice': {
      const codes = field.options.map(({ value }) => value).filter((code) => code !== field.default);
      return [codes[0] ?? '', codes[1] ?? field.default ?? ''];
    }
    case 'amenities':
      return [['running_water'], ['prepaid_meter']];
    case 'region':
      return [REGIONS[0], REGIONS[1]];
    case 'district':
      return ['Tema West', 'Kumasi'];
    case 'text':
    case 'longText':
      return [`${name} before`, `${name} after`];
    default:
      return ['7', '8'];
  }
}

const inputOf = (index: 0 | 1): ListingInput =>
  // Object.fromEntries loses the keys' type.
  Object.fromEntries(LISTING_FIELD_NAMES.map((name) => [name, samplesOf(name)[index]])) as ListingInput;

const BEFORE = inputOf(0);
const AFTER = inputOf(1);

/** A value as a form holds it. */
const asInput = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

describe('openapi.yaml and LISTING_FIELDS have the same fields', () => {
  it.each([
    { schema: 'Property', fields: LISTING_FIELD_NAMES, spell: (name: string) => name },
    { schema: 'PublicProfileProperty', fields: listingFieldNames('profile'), spell: toSnakeCase },
    { schema: 'NewListing', fields: listingFieldNames('create'), spell: (name: string) => name },
    { schema: 'ListingEdit', fields: listingFieldNames('edit'), spell: toSnakeCase },
  ])('$schema', ({ schema, fields, spell }) => {
    const names = documented(schema).map((name) => name.replace('[]', ''));
    expect([...new Set(names)].sort()).toEqual(fields.map((name) => spell(wireName(name))).sort());
  });
});

describe('forms', () => {
  it('the form for a new listing has every field', () => {
    const rows: readonly ListingFieldName[] = ['listingType', ...Object.values(CREATE_ROWS).flat(2)];
    expect([...rows].sort()).toEqual([...listingFieldNames('create')].sort());
  });

  it('the edit dialog has every field', () => {
    expect(EDIT_ROWS.flat().sort()).toEqual([...listingFieldNames('edit')].sort());
  });
});

describe('from the forms to the mock backend and back', () => {
  const { server } = createMockNodeBackend();
  const { token, email } = demoAccount('agent-premium');
  const photos = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => new File([name], name, { type: 'image/jpeg' }));

  beforeAll(() => {
    configureApi({ baseUrl: 'http://backend.test' });
    server.listen({ onUnhandledRequest: 'error' });
    startSession('agent', token, { email });
  });
  afterAll(() => server.close());

  /** The listing that the tests write, as the app reads it. */
  const stored = async (): Promise<Listing> => {
    const { listings } = await fetchOwnListings(getSession(), new AbortController().signal);
    const found = listings.find(({ title }) => title.startsWith('title '));
    if (!found) throw new Error('The listing is not among the own listings.');
    return found;
  };

  it.each([
    {
      place: 'create',
      input: BEFORE,
      write: () => createProperty({ ...BEFORE, photos }),
    },
    {
      place: 'edit',
      input: AFTER,
      write: async () => updateProperty({ id: (await stored()).id, changes: AFTER }),
    },
  ] as const)('$place', async ({ place, input, write }) => {
    await write();
    const listing = await stored();
    const names = listingFieldNames(place);
    expect(Object.fromEntries(names.map((name) => [name, asInput(listing[name])]))).toEqual(
      Object.fromEntries(names.map((name) => [name, input[name]])),
    );
  });
});

describe('screens', () => {
  const wire = Object.fromEntries(LISTING_FIELD_NAMES.map((name) => [wireName(name), BEFORE[name]]));
  const render = (changes: object) => {
    const listing = readListing({ id: 1, ...wire, ...changes });
    return (
      listing &&
      renderToStaticMarkup(
        <StaticRouter location="/">
          <DetailHead listing={listing} savedOn="" />
          <DetailContent listing={listing} />
        </StaticRouter>,
      )
    );
  };

  it.each(listingFieldNames('shown'))('%s changes what the detail screen shows', (name) => {
    expect(render({ [wireName(name)]: AFTER[name] })).not.toBe(render({}));
  });
});
