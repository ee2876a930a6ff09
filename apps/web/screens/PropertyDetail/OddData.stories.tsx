import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { textScale } from '../../../../testing/textScale';
import { PropertyDetailScreen } from './PropertyDetail';
import { respondWith, respondWithListing, heading, main, expectNoRawValues } from './storyDetail';

const meta = {
  title: 'Screens/PropertyDetail/Odd data',
  component: PropertyDetailScreen,
  decorators: [wholeApp],
  parameters: { design: designs('property-detail'), kind: 'screen', route: '/property/7' },
} satisfies Meta<typeof PropertyDetailScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A listing with only an id. */
export const MissingFields: Story = {
  tags: ['visual', 'slow'],
  parameters: { msw: respondWith({ success: true, data: { property: { id: 7 } } }) },
  play: async () => {
    await heading('Untitled property');
    await expect(main().getByRole('img', { name: 'Property, no picture' })).toBeVisible();
    await expect(main().getByRole('heading', { name: 'Agent' })).toBeVisible();
    await expect(main().queryByRole('heading', { name: 'Description' })).toBeNull();
    await expect(main().queryByRole('heading', { name: 'Amenities' })).toBeNull();
    await expect(main().queryByText(/Listed|views/)).toBeNull();
    await expect(main().queryByRole('link', { name: 'View Agent Profile' })).toBeNull();
    await expectNoRawValues();
  },
};

/** Every field has the wrong type. */
export const WrongTypes: Story = {
  tags: ['slow'],
  parameters: { scenario: 'hostile', route: '/property/bad-wrong-types' },
  play: async () => {
    await heading('42');
    await expectNoRawValues();
  },
};

/** Markup and `javascript:` links in the description are shown as plain text, with its line breaks. */
export const HostileText: Story = {
  tags: ['slow'],
  parameters: { scenario: 'hostile', route: '/property/bad-script' },
  play: async () => {
    await heading(/^<script>alert\(1\)<\/script>/);
    const description = main().getByText(/^<b>Best<\/b>/);
    await expect(description).toHaveTextContent('[link](javascript:alert(3))');
    await expect(getComputedStyle(description).whiteSpace).toBe('pre-line');
    await expect(description.querySelector('a, b')).toBeNull();
    await expect(document.querySelector('a[href^="javascript:"], img[src="x"]')).toBeNull();
  },
};

/** A description of 10,000 characters does not overflow. */
export const LongDescription: Story = {
  tags: ['slow'],
  parameters: { scenario: 'hostile', route: '/property/bad-long-text' },
  play: async () => {
    await heading(/./);
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

/** A title and an agent's name of 10,000 letters without a space. */
export const LongTitle: Story = {
  tags: ['slow'],
  parameters: { scenario: 'hostile', route: '/property/bad-long-word' },
  play: async () => {
    const title = await heading(/^ApartmentApartment/);
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    await expect(title.getBoundingClientRect().height).toBeLessThan(320 * textScale());
  },
};

/** A listing with 200 photos. */
export const ManyPhotos: Story = {
  parameters: { scenario: 'hostile', route: '/property/bad-many-photos' },
  play: async () => {
    await heading(/./);
    await expect(main().getByText('+197 more photos')).toBeVisible();
  },
};

/** The view count is null: not shown. */
export const ViewsUnknown: Story = {
  parameters: { scenario: 'hostile', route: '/property/bad-views-null' },
  play: async () => {
    await heading(/./);
    await expect(main().queryByText(/\bviews?$/)).toBeNull();
  },
};

/** The view count is a string: read as a number. */
export const ViewsAsText: Story = {
  tags: ['slow'],
  parameters: { scenario: 'hostile', route: '/property/bad-views-text' },
  play: async () => {
    await expect(await screen.findByText('12 views')).toBeVisible();
  },
};

/** The view count is negative: not shown. */
export const ViewsNegative: Story = {
  parameters: { scenario: 'hostile', route: '/property/bad-views-negative' },
  play: async () => {
    await heading(/./);
    await expect(main().queryByText(/\bviews?$/)).toBeNull();
  },
};

/** A billion views. */
export const ViewsHuge: Story = {
  tags: ['slow'],
  parameters: { scenario: 'hostile', route: '/property/bad-views-huge' },
  play: async () => {
    await expect(await screen.findByText('1,000,000,000 views')).toBeVisible();
  },
};

/** Without a phone number the contact links are disabled and say why. */
export const NoPhone: Story = {
  tags: ['slow'],
  parameters: { msw: respondWithListing({}, { phone: '' }) },
  play: async () => {
    await heading();
    for (const name of ['Call Agent', 'WhatsApp']) {
      // On phones the contact bar repeats them.
      for (const link of main().getAllByRole('link', { name })) {
        await expect(link).toHaveAttribute('aria-disabled', 'true');
        await waitFor(() =>
          expect(link).toHaveAccessibleDescription('This agent has not added a phone number'),
        );
      }
    }
  },
};
