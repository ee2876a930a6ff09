import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import { inColumn } from '../storyCardWidth';
import { createStoryListing } from '../storyListing';
import { PropertyCard } from './PropertyCard';
import { cardArgs, home, today, longWord } from './storyHome';

const meta = {
  title: 'Cards/PropertyCard/Odd data',
  component: PropertyCard,
  parameters: { design: designs('property-card') },
  args: cardArgs,
  decorators: [inColumn(424)],
} satisfies Meta<typeof PropertyCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The agent has no usable phone number: the reason appears on hover and on focus. */
export const NoPhone: Story = {
  tags: ['visual'],
  args: { listing: { ...home, agent: { ...home.agent, phone: '<b>call me</b>' } } },
  play: async ({ canvas }) => {
    for (const name of [/^Call /, /^WhatsApp /]) {
      const link = () => canvas.getByRole('link', { name });
      await expect(link()).toHaveAttribute('aria-disabled', 'true');
      await expect(link()).not.toHaveAttribute('href');
      await waitFor(() =>
        expect(link()).toHaveAccessibleDescription('This number cannot be called from here: <b>call me</b>'),
      );
      link().focus();
      await waitFor(() =>
        expect(document.getElementById(link().getAttribute('aria-describedby') ?? '')).toBeVisible(),
      );
    }
  },
};

/** A local number works as well as an international one. */
export const LocalPhone: Story = {
  args: { listing: { ...home, agent: { ...home.agent, phone: '(024) 123-4567' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Call / })).toHaveAttribute('href', 'tel:+233241234567');
    await expect(canvas.getByRole('link', { name: /^WhatsApp / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/233241234567\?text=/),
    );
  },
};

/** The listing has no photos. */
export const NoImage: Story = {
  tags: ['visual'],
  args: { listing: { ...home, photos: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Apartment in Tema West, no picture' })).toBeVisible();
  },
};

/** The photo fails to load. */
export const BrokenImage: Story = {
  args: {
    listing: createStoryListing(8, {
      id: '8',
      propertyType: 'house',
      images: [{ id: '1', path: 'listings/gone/front view #1 100%.jpg' }],
    }),
    isEager: true,
  },
  play: async ({ canvas }) => {
    const photo = () => canvas.getByRole('img', { name: /picture 1 of 1$/ });
    await waitFor(() => expect(photo().tagName).not.toBe('IMG'));
  },
};

/** On a slow connection the photo's box has its size before the photo loads. */
export const SlowImage: Story = {
  // In its own iframe, because the stubbed decode() would affect every image of the docs page.
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  beforeEach: () => {
    // An image that never finishes decoding stays in its loading state.
    const { decode } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.decode = () => new Promise<void>(() => undefined);
    return () => {
      HTMLImageElement.prototype.decode = decode;
    };
  },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(Math.abs(width / height - 16 / 9)).toBeLessThan(0.02);
  },
};

/** The price is unreadable. */
export const NoPrice: Story = {
  args: { listing: { ...home, price: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Price on request').parentElement).not.toHaveTextContent('per month');
  },
};

/** A price of twelve digits: the line breaks between price and badge, never inside the price. */
export const HugePrice: Story = {
  args: { listing: { ...home, price: 999_999_999_999.99 } },
  play: async ({ canvas }) => {
    const price = canvas.getByText(/GH₵ 999,999,999,999\.99/).parentElement;
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await expect(price).toHaveTextContent('per month');
  },
};

/** An unknown type and status: the type is shown as words, the status not at all. */
export const UnknownWords: Story = {
  args: {
    listing: {
      ...home,
      isFeatured: true,
      propertyType: 'serviced_executive_penthouse_apartment_with_its_own_lift',
      status: 'under_offer',
    },
  },
  play: async ({ canvas }) => {
    const type = canvas.getByText(/^Serviced Executive Penthouse/);
    const card = canvas.getByRole('article');
    await expect(type.getBoundingClientRect().right).toBeLessThan(card.getBoundingClientRect().right);
    await expect(canvas.queryByText('Under Offer')).toBeNull();
  },
};

/** An invalid date: the age is not shown. */
export const BadDate: Story = {
  args: { listing: createStoryListing(7, { id: '7', createdAt: '0001-01-01' }), today },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).not.toHaveTextContent(/Listed|Invalid|NaN|ago/);
  },
};

/** A title of ten thousand characters without a space and a very long agent name: the card keeps its size. */
export const LongText: Story = {
  args: {
    listing: { ...home, title: longWord, agent: { ...home.agent, name: 'Kwabena '.repeat(1500) } },
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await expect(canvas.getByRole('heading').getBoundingClientRect().height).toBeLessThanOrEqual(44);
    await expect(card.getBoundingClientRect().height).toBeLessThan(620);
  },
};

/** A title in Arabic inside an English page. */
export const RightToLeftTitle: Story = {
  args: { listing: { ...home, title: 'شقة للإيجار في أكرا، غرفتا نوم' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'شقة للإيجار في أكرا، غرفتا نوم' }).querySelector('bdi'),
    ).toBeVisible();
  },
};

/** Emoji, markup, a direction override and lone surrogates render as text. */
export const HostileText: Story = {
  tags: ['visual'],
  args: {
    listing: {
      ...home,
      title: '👨‍👩‍👧‍👦 <img src=x onerror=alert(1)> &amp; \u202Etnemtrapa \u0000 \uD800',
      specificLocation: '"><svg onload=alert(5)>',
      district: 'La\u202Ekcab',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('<img src=x onerror=alert(1)> &amp;');
    await expect(canvas.getByText(/<svg onload/)).toBeVisible();
    await expect(document.querySelector('img[src="x"]')).toBeNull();
  },
};

/** All optional fields are missing: the card still has its title and links to the listing. */
export const AlmostNothing: Story = {
  tags: ['visual'],
  args: {
    listing: {
      ...home,
      price: null,
      bedrooms: null,
      bathrooms: null,
      area: null,
      listingType: null,
      specificLocation: '',
      region: '',
      photos: [],
      agent: { id: '', name: '', phone: '', photoUrl: null, businessName: '', bio: '', isVerified: false },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: home.title })).toBeVisible();
    await expect(canvas.getByRole('article')).not.toHaveTextContent(/undefined|null|NaN|\[object/);
  },
};
