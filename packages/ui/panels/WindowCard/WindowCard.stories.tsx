import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { createStoryListing, listingOptions } from '../../cards/storyListing';
import { WindowCard } from './WindowCard';

const listing = createStoryListing(1, {
  title: 'Villa with a shaded front terrace',
  propertyType: 'villa',
  listingType: 'rent',
  price: 9500,
  bedrooms: 5,
  bathrooms: 5,
  parking: 3,
  area: 4200,
});

const meta = {
  title: 'Panels/WindowCard',
  component: WindowCard,
  argTypes: { listing: listingOptions({ 'Villa for rent': listing }), printedAt: { control: 'date' } },
  args: {
    listing,
    url: 'https://efie.example/property/1',
    printedAt: Date.parse('2026-11-21T10:00:00Z'),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '196mm', padding: '5mm', background: 'white' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'To print a listing: agents hang it in a window, visitors take it along.',
      avoid: 'On a screen: use PropertyCard.',
      do: 'Print it with usePrint, which waits for the photos.',
      dont: 'Do not add facts that change daily: the QR code opens the current page.',
      anatomy: [
        'logo, type of home and offer',
        'up to three photos',
        'price, title, place and facts',
        'agent and phone number',
        'QR code and URL',
      ],
      accessibility: [
        'An `article`, in print only; the page has the same content. The QR code is an image with a name.',
      ],
      related: ['PrintSheet', 'QrCode', 'PropertyCard', 'Receipt'],
    } satisfies Guide,
  },
} satisfies Meta<typeof WindowCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const card = () => document.querySelector('article');

/** Fails when the card does not fit on one page, A4 or Letter. */
async function expectOnePage(): Promise<void> {
  const element = card();
  if (element === null) throw new Error('The card has no article.');
  // 248 mm at 96 dpi.
  await expect(element.getBoundingClientRect().height).toBeLessThan(938);
  await expect(element.scrollHeight).toBeLessThanOrEqual(element.clientHeight + 1);
}

/** A home with three photos and all its facts. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Villa · For Rent')).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: /picture [123] of/ })).toHaveLength(3);
    await expect(canvas.getByText('per month').closest('p')).toHaveTextContent('GH₵ 9,500 per month');
    await expect(canvas.getByRole('heading', { name: 'Villa with a shaded front terrace' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Rooms and size' })).toHaveTextContent(
      '5 bedrooms5 bathrooms3 parking spaces4,200 sq ft',
    );
    await expect(canvas.getByText(/^\+233 \d\d \d{3} \d{4}$/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'QR code of this home' })).toBeVisible();
    await expect(canvas.getByText('efie.example/property/1')).toBeVisible();
    await expect(
      canvas.getByText('Printed 21 November 2026. Scan for today’s price and every photo.'),
    ).toBeVisible();
    await expectOnePage();
  },
};

/** A sold home is labeled as sold; its price has no period. */
export const Sold: Story = {
  args: { listing: { ...listing, listingType: 'sale', status: 'sold', price: 1_850_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Villa · For Sale · Sold')).toBeVisible();
    await expect(canvas.queryByText('per month')).toBeNull();
  },
};

/** Two photos, each half of the width. */
export const TwoPhotos: Story = {
  args: { listing: { ...listing, photos: listing.photos.slice(0, 2) } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /picture/ })).toHaveLength(2);
    await expectOnePage();
  },
};

/** A photo that cannot be loaded is replaced by the next one. */
export const BrokenPhoto: Story = {
  args: {
    listing: {
      ...listing,
      photos: [{ id: 'x', url: 'data:image/png;base64,broken' }, ...listing.photos.slice(0, 2)],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img', { name: /picture/ })).toHaveLength(2));
    await expect(canvas.queryByRole('img', { name: /picture 1 of/ })).toBeNull();
  },
};

/** Two photos fail at the same time: both are left out. */
export const TwoBrokenPhotos: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('img', { name: /picture [123] of/ });
    first?.dispatchEvent(new Event('error'));
    second?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(canvas.queryByRole('img', { name: /picture 2 of/ })).toBeNull());
    await expect(canvas.queryByRole('img', { name: /picture 1 of/ })).toBeNull();
    await expect(canvas.getByRole('img', { name: /picture 3 of/ })).toBeVisible();
  },
};

/** Without photo, phone number and facts, which are left out, and without a price. */
export const LittleKnown: Story = {
  tags: ['visual'],
  args: {
    listing: {
      ...listing,
      photos: [],
      price: null,
      bedrooms: null,
      bathrooms: null,
      parking: null,
      area: null,
      agent: { ...listing.agent, phone: '', name: '', businessName: '' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Price on request')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.queryByText(/\+233/)).toBeNull();
    await expectOnePage();
  },
};

/** Long texts are truncated, and the card still fits on one page. */
export const LongTexts: Story = {
  tags: ['visual'],
  args: {
    listing: {
      ...listing,
      title: 'A room with its own entrance, a prepaid meter and a shaded yard behind the church. '.repeat(3),
      specificLocation: 'Behind the second filling station after the roundabout '.repeat(4),
      price: 123_456_789.5,
      agent: {
        ...listing.agent,
        name: 'Nana Akosua Agyeiwaa Owusu-Mensah Boateng',
        businessName: 'Adom Keys and Sons Real Estate Agency of the Greater Accra Region',
      },
    },
    url: `https://homes.example.com.gh/property/${'9f3c'.repeat(12)}`,
  },
  play: expectOnePage,
};
