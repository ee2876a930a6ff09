import {
  CEDI,
  pluralize,
  daysAgo,
  formatDate,
  formatPaymentAmount,
  formatPhone,
  formatPrice,
  listingPrice,
  listingFacts,
  listingTypeLabel,
  locationLine,
  PRICE_ON_REQUEST,
  propertyTypeLabel,
  readDate,
  statusLabel,
} from '@efie/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NamedRows, ExampleSheet, type NamedRow } from '../../packages/ui/theme/stories/storyLayout';

const meta = { title: 'Start/Words', tags: ['visual'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const now = Date.parse('2026-11-21T10:00:00Z');
const listed = readDate('2026-11-03') ?? now;
const rent = listingPrice({ price: 2800, listingType: 'rent' });
const plot = { propertyType: 'land', bedrooms: 2, bathrooms: null, parking: null, area: 5400 } as const;
const home = { propertyType: 'house', bedrooms: 1, bathrooms: 2, parking: 3, area: 980 } as const;

/** What a function of the domain writes today for what the server sent. */
const formats: readonly { title: string; rows: readonly NamedRow[] }[] = [
  {
    title: 'Money',
    rows: [
      { name: 'A price', value: formatPrice(1250000) },
      { name: 'With pesewas', value: formatPrice(450.5) },
      { name: 'Rent', value: `${rent.amount} ${rent.period ?? ''}` },
      { name: 'No price', value: formatPrice(null) },
      { name: 'A payment, always two decimals', value: formatPaymentAmount(50) },
      { name: 'A plan', value: 'GHS 50 per month' },
    ],
  },
  {
    title: 'Dates',
    rows: [
      { name: 'A date', value: formatDate(listed) },
      { name: 'How long ago', value: daysAgo(listed, now) },
      { name: 'The same day', value: daysAgo(now, now) },
    ],
  },
  {
    title: 'Phones',
    rows: [
      { name: 'Written locally', value: formatPhone('024 555 0142') },
      { name: 'Written internationally', value: formatPhone('+233245550142') },
    ],
  },
  {
    title: 'Places and facts',
    rows: [
      {
        name: 'Small to large, no place twice',
        value: locationLine({
          specificLocation: 'Lagos Avenue, East Legon',
          town: 'Accra',
          region: 'Greater Accra',
        }),
      },
      {
        name: 'A home',
        value: listingFacts(home)
          .map(({ label }) => label)
          .join(', '),
      },
      {
        name: 'Land has no rooms',
        value: listingFacts(plot)
          .map(({ label }) => label)
          .join(', '),
      },
      {
        name: 'One and many',
        value: [1, 2, 1204].map((count) => pluralize(count, 'property', 'properties')).join(', '),
      },
    ],
  },
  {
    title: 'Codes become labels',
    rows: [
      { name: 'shared_room', value: propertyTypeLabel('shared_room') },
      { name: 'rent, sale', value: `${listingTypeLabel('rent')}, ${listingTypeLabel('sale')}` },
      { name: 'rented', value: statusLabel('rented') },
    ],
  },
];

/** Every format, written by the same functions as in the product. */
export const Formats: Story = {
  render: () => (
    <ExampleSheet>
      {formats.map((group) => (
        <NamedRows key={group.title} {...group} />
      ))}
    </ExampleSheet>
  ),
  play: async ({ canvasElement }) => {
    const rows = new Map(
      [...canvasElement.querySelectorAll('dt')].map((name) => [
        name.textContent,
        name.nextElementSibling?.textContent,
      ]),
    );
    await expect(rows.get('A price')).toBe(`${CEDI}1,250,000`);
    await expect(rows.get('With pesewas')).toBe(`${CEDI}450.50`);
    await expect(rows.get('Rent')).toBe(`${CEDI}2,800 per month`);
    await expect(rows.get('No price')).toBe(PRICE_ON_REQUEST);
    await expect(rows.get('A payment, always two decimals')).toBe(`${CEDI}50.00`);
    await expect(rows.get('A date')).toBe('3 November 2026');
    await expect(rows.get('How long ago')).toBe('18 days ago');
    await expect(rows.get('Written locally')).toBe('+233 24 555 0142');
    await expect(rows.get('Small to large, no place twice')).toBe(
      'Lagos Avenue, East Legon, Accra, Greater Accra',
    );
    await expect(rows.get('A home')).toBe('1 bedroom, 2 bathrooms, 3 parking spaces, 980 sq ft');
    await expect(rows.get('Land has no rooms')).toBe('5,400 sq ft');
  },
};
