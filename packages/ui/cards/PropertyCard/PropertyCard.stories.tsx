import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { computedColor, withState } from '../../theme/stories/storyStates';
import { color } from '../../theme/tokens';
import { createStoryListing } from '../storyListing';
import { PropertyCard } from './PropertyCard';
import { PropertyCardSkeleton } from './PropertyCardSkeleton';

const home = createStoryListing(7, {
  id: '7',
  title: 'Two-bedroom apartment with a balcony on every floor',
  propertyType: 'apartment',
  listingType: 'rent',
  price: 2800,
  bedrooms: 2,
  bathrooms: 2,
  specificLocation: 'Spintex Road',
  town: 'Tema West',
  region: 'Greater Accra',
});

const meta = {
  title: 'Cards/PropertyCard',
  component: PropertyCard,
  parameters: {
    guide: {
      use: 'One listing among others: home, browse, a public profile, similar properties. The cards of a row have the same height.',
      avoid:
        'Not for favorites (FavoriteCard), for the agent’s own listings (ManagedPropertyCard), or on the listing’s own screen. The card is not a link: its title and View Details are.',
    },
  },
  args: {
    listing: home,
    href: '/property/7',
    agentHref: '/agent/profile/101',
    onToggleFavorite: fn(),
    onSeen: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters['cardWidth'] ?? 452, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PropertyCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A listing for rent in a grid. */
export const Default: Story = {
  tags: ['visual'],
  parameters: {
    proves: [
      'C107',
      'C110',
      'C111',
      'C112',
      'C113',
      'C114',
      'C115',
      'C116',
      'C118',
      'C119',
      'C120',
      'C124',
      'C125',
      'C126',
    ],
  },
  play: async ({ canvas }) => {
    const title = 'Two-bedroom apartment with a balcony on every floor';
    const card = within(canvas.getByRole('article', { name: title }));
    await expect(
      card.getByRole('img', { name: /^Apartment in Tema West, picture 1 of \d+$/ }),
    ).toBeInTheDocument();
    await expect(card.getByText('Apartment')).toBeVisible();
    await expect(card.queryByText('Featured')).toBeNull();
    await expect(card.getByRole('link', { name: title })).toHaveAttribute('href', '/property/7');
    await expect(card.getByText('Spintex Road, Tema West, Greater Accra')).toBeVisible();
    await expect(card.getByText('2 bedrooms')).toBeVisible();
    await expect(card.getByText('2 bathrooms')).toBeVisible();
    await expect(card.getByText(/GH₵ 2,800/)).toHaveTextContent('GH₵ 2,800 per month');
    await expect(card.getByText('For Rent')).toBeVisible();
    await expect(card.getByRole('link', { name: home.agent.name })).toHaveAttribute(
      'href',
      '/agent/profile/101',
    );
    await expect(card.getByText('Verified Agent')).toBeVisible();
    await expect(card.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/property/7');
    const about = `${home.agent.name} about ${title}`;
    await expect(card.getByRole('link', { name: `Call ${about}` })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+233\d{9}$/),
    );
    const chat = new URL(card.getByRole<HTMLAnchorElement>('link', { name: `WhatsApp ${about}` }).href);
    await expect(chat.host + chat.pathname).toMatch(/^wa\.me\/233\d{9}$/);
    await expect(chat.searchParams.get('text')).toMatch(
      /^Hello, I need help finding a property\..*Spintex Road/,
    );
  },
};

/** A listing for sale: no period follows the price. */
export const ForSale: Story = {
  parameters: { proves: ['C117'] },
  args: {
    listing: createStoryListing(12, {
      id: '12',
      propertyType: 'house',
      listingType: 'sale',
      price: 1_250_000,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('For Sale')).toBeVisible();
    await expect(canvas.getByText(/GH₵ 1,250,000/)).not.toHaveTextContent('per month');
  },
};

/** A featured listing. */
export const Featured: Story = {
  parameters: { proves: ['C109'] },
  args: { listing: { ...home, isFeatured: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Featured')).toBeVisible();
  },
};

/** The listing is a favorite; pressing the heart again removes it. */
export const Saved: Story = {
  tags: ['visual'],
  parameters: { proves: ['C121'] },
  args: { isSaved: true },
  play: async ({ canvas, args }) => {
    const saveButton = canvas.getByRole('button', { name: `Save ${home.title}`, pressed: true });
    await userEvent.click(saveButton);
    await expect(args.onToggleFavorite).toHaveBeenCalledOnce();
    await expect(args.onToggleFavorite).toHaveBeenCalledWith({ listing: home, isSaved: true });
  },
};

/** On hover the card gets a shadow and View Details is filled; the photo does not zoom. */
export const Hover: Story = {
  decorators: [withState('hover', 'article')],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const details = canvas.getByRole('link', { name: 'View Details' });
    const hovered = computedColor(card, color.secondaryHover);
    await expect(hovered).not.toBe(computedColor(card, color.secondary));
    await waitFor(() => expect(getComputedStyle(details).backgroundColor).toBe(hovered));
    await waitFor(() => expect(getComputedStyle(card).boxShadow).not.toBe('none'));
    await expect(canvas.getByRole('img')).toHaveStyle({ scale: 'none' });
  },
};

/** The Tab order is heart, title, agent, then the three actions, each with a focus ring. */
export const KeyboardFocus: Story = {
  play: async ({ canvas }) => {
    const order = [
      canvas.getByRole('button', { name: /^Save / }),
      canvas.getByRole('link', { name: home.title }),
      canvas.getByRole('link', { name: home.agent.name }),
      canvas.getByRole('link', { name: 'View Details' }),
      canvas.getByRole('link', { name: /^Call / }),
      canvas.getByRole('link', { name: /^WhatsApp / }),
    ];
    for (const control of order) {
      await userEvent.tab();
      await expect(control).toHaveFocus();
      const ringed = control.closest('h3') ?? control;
      await expect(getComputedStyle(ringed).outlineStyle).toBe('solid');
      if (control.closest('h3') === null)
        await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    order[0]?.focus();
  },
};

/** The heart was pressed and the request is in flight; further presses do nothing. */
export const Saving: Story = {
  parameters: { proves: ['C122', 'C123'] },
  args: { isSaving: true },
  play: async ({ canvas, args }) => {
    const saveButton = canvas.getByRole('button', { name: `Save ${home.title}` });
    await expect(saveButton).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(saveButton);
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggleFavorite).not.toHaveBeenCalled();
  },
};

/** The agent has no usable phone number: the reason appears on hover and on focus. */
export const NoPhone: Story = {
  tags: ['visual'],
  parameters: { proves: ['C127', 'F74'] },
  args: { listing: { ...home, agent: { ...home.agent, phone: '<b>call me</b>' } } },
  play: async ({ canvas }) => {
    for (const name of [/^Call /, /^WhatsApp /]) {
      const link = () => canvas.getByRole('link', { name });
      await expect(link()).toHaveAttribute('aria-disabled', 'true');
      await expect(link()).not.toHaveAttribute('href');
      await waitFor(() =>
        expect(link()).toHaveAccessibleDescription('This agent has not added a phone number'),
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
  parameters: { proves: ['C125', 'F74'] },
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
  parameters: { proves: ['C108'] },
  args: { listing: { ...home, photos: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Apartment in Tema West, no picture' })).toBeVisible();
  },
};

/** The photo fails to load. */
export const BrokenImage: Story = {
  parameters: { proves: ['C108', 'F49'] },
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
    await expect(Math.abs(width / height - 3 / 2)).toBeLessThan(0.02);
  },
};

/** The price is unreadable. */
export const NoPrice: Story = {
  parameters: { proves: ['F47'] },
  args: { listing: { ...home, price: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Price on request')).not.toHaveTextContent('per month');
  },
};

/** A price of twelve digits: the line breaks between price and badge, never inside the price. */
export const HugePrice: Story = {
  args: { listing: { ...home, price: 999_999_999_999.99 } },
  play: async ({ canvas }) => {
    const price = canvas.getByText(/GH₵ 999,999,999,999\.99/);
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    await expect(price).toHaveTextContent('per month');
  },
};

/** An unknown type and status: the type is shown as words, the status not at all. */
export const UnknownWords: Story = {
  parameters: { proves: ['F122'] },
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
    const saveButton = canvas.getByRole('button', { name: /^Save / });
    await expect(type.getBoundingClientRect().right).toBeLessThan(saveButton.getBoundingClientRect().left);
    await expect(canvas.getByText('Featured').scrollWidth).toBeLessThanOrEqual(
      canvas.getByText('Featured').clientWidth + 1,
    );
    await expect(canvas.queryByText('Under Offer')).toBeNull();
  },
};

/** Land shows its area in place of rooms. */
export const Land: Story = {
  tags: ['visual'],
  args: {
    listing: createStoryListing(9, {
      id: '9',
      title: 'Walled plot with survey pegs, 70 by 100 ft',
      propertyType: 'land',
      listingType: 'sale',
      price: 180_000,
      area: 7000,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7,000 sq ft')).toBeVisible();
    await expect(canvas.queryByText(/bedroom|bathroom/)).toBeNull();
  },
};

const today = Date.UTC(2026, 10, 21);
const daysBefore = (days: number) => today - days * 86_400_000 + 3_600_000;

/** Listed a few days ago: the age is at the end of the facts. */
export const Fresh: Story = {
  args: { listing: { ...home, createdAt: daysBefore(3) }, today },
  play: async ({ canvas }) => {
    const listed = canvas.getByText('Listed 3 days ago').getBoundingClientRect();
    const facts = canvas.getByRole('list', { name: 'Rooms and size' }).getBoundingClientRect();
    const line = canvas.getByText(/GH₵ 2,800/).parentElement?.getBoundingClientRect();
    await expect(Math.abs(listed.top + listed.height / 2 - facts.top - facts.height / 2)).toBeLessThan(1.5);
    await expect(listed.left).toBeGreaterThan(facts.right);
    await expect(Math.abs(listed.right - (line?.right ?? 0))).toBeLessThan(1);
    await expect(canvas.queryByText('Seen')).toBeNull();
  },
};

/** From the sixty-first day on the age has a clock and another color. */
export const Old: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <PropertyCard {...args} listing={{ ...home, createdAt: daysBefore(60) }} />
      <PropertyCard {...args} listing={{ ...home, createdAt: daysBefore(61) }} />
    </div>
  ),
  args: { today },
  play: async ({ canvas }) => {
    const sixty = canvas.getByText('Listed 60 days ago');
    const over = canvas.getByText('Listed 61 days ago');
    await expect(sixty.querySelector('svg')).toBeNull();
    await expect(over.querySelector('svg')).toBeVisible();
  },
};

/** An invalid date: the age is not shown. */
export const BadDate: Story = {
  parameters: { proves: ['F51'] },
  args: { listing: createStoryListing(7, { id: '7', createdAt: '0001-01-01' }), today },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).not.toHaveTextContent(/Listed|Invalid|NaN|ago/);
  },
};

/** The listing was opened on this device before. */
export const Opened: Story = {
  args: { listing: { ...home, createdAt: daysBefore(0) }, today, isOpened: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Seen')).toBeVisible();
    await expect(canvas.getByText('Seen').parentElement).toHaveTextContent(/^Seen Listed today$/);
  },
};

/** Opened before and old; on a narrow card both marks wrap below the facts. */
export const OpenedAndOld: Story = {
  parameters: { cardWidth: 352 },
  args: { listing: { ...home, createdAt: daysBefore(412) }, today, isOpened: true },
  play: async ({ canvas }) => {
    const facts = canvas.getByRole('list', { name: 'Rooms and size' }).getBoundingClientRect();
    const seen = canvas.getByText('Seen').getBoundingClientRect();
    const listed = canvas.getByText('Listed 412 days ago').getBoundingClientRect();
    await expect(seen.top).toBeGreaterThanOrEqual(facts.bottom);
    await expect(listed.top).toBe(seen.top);
    await expect(listed.left).toBeGreaterThan(seen.right);
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

/** A rented listing has a ribbon, and the prefilled message asks for similar homes. */
export const Rented: Story = {
  tags: ['visual'],
  args: { listing: { ...home, status: 'rented' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rented')).toBeVisible();
    const chat = canvas.getByRole<HTMLAnchorElement>('link', { name: /^WhatsApp / });
    await expect(new URL(chat.href).searchParams.get('text')).toContain('similar homes');
  },
};

/** A sold listing. */
export const Sold: Story = {
  args: { listing: { ...home, listingType: 'sale', price: 950_000, status: 'sold' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold')).toBeVisible();
  },
};

/** The agent is not verified. */
export const NotVerified: Story = {
  parameters: { proves: ['C119'] },
  args: { listing: { ...home, agent: { ...home.agent, isVerified: false, photoUrl: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Verified Agent')).toBeNull();
  },
};

const longWord = 'Apartment'.repeat(1112).slice(0, 10_000);

/** A title of ten thousand characters without a space and a very long agent name: the card keeps its size. */
export const LongText: Story = {
  parameters: { proves: ['F48'] },
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
  parameters: { proves: ['F48'] },
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
  parameters: { proves: ['F48'] },
  args: {
    listing: {
      ...home,
      title: '👨‍👩‍👧‍👦 <img src=x onerror=alert(1)> &amp; \u202Etnemtrapa \u0000 \uD800',
      specificLocation: '"><svg onload=alert(5)>',
      town: 'La\u202Ekcab',
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
  parameters: { proves: ['F47', 'F49'] },
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

/** Three cards of a row, with much and little content, have the same height and aligned actions. */
export const Row: Story = {
  parameters: { cardWidth: 1128 },
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
        gridAutoRows: '1fr',
      }}
    >
      <PropertyCard {...args} />
      <PropertyCard {...args} listing={{ ...home, title: longWord, isFeatured: true }} />
      <PropertyCard
        {...args}
        listing={{ ...home, price: null, bedrooms: null, bathrooms: null, area: null }}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const heights = canvas
      .getAllByRole('article')
      .map((card) => Math.round(card.getBoundingClientRect().height));
    await expect(new Set(heights).size).toBe(1);
    const gaps = canvas.getAllByRole('article').map((card) => {
      const details = within(card).getByRole('link', { name: 'View Details' });
      return Math.round(card.getBoundingClientRect().bottom - details.getBoundingClientRect().bottom);
    });
    await expect(new Set(gaps).size).toBe(1);
  },
};

/** The skeleton and the loaded card have the same height. */
export const Loading: Story = {
  tags: ['visual'],
  render: (args) => (
    <>
      <PropertyCardSkeleton />
      <PropertyCard {...args} />
    </>
  ),
  args: { listing: { ...home, title: 'Bungalow with a deep verandah', createdAt: daysBefore(3) }, today },
  play: async ({ canvas, canvasElement }) => {
    const skeleton = canvasElement.querySelector('[data-skeleton]');
    const card = canvas.getByRole('article');
    await document.fonts.ready;
    const difference = (skeleton?.getBoundingClientRect().height ?? 0) - card.getBoundingClientRect().height;
    await expect(Math.abs(difference)).toBeLessThan(0.5);
  },
};

/** Resolves when at least `share` of the card is in view, which is when the card's own observer has been notified too. */
function untilVisible(card: Element, share: number): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ intersectionRatio }) => intersectionRatio >= share)) return;
        observer.disconnect();
        resolve();
      },
      { threshold: [share] },
    );
    observer.observe(card);
  });
}

/** While scrolling, less than half of the card does not count as seen, and half of it counts only once. */
export const Seen: Story = {
  parameters: { proves: ['C139', 'C140', 'C141'] },
  render: (args) => (
    <div
      data-testid="window"
      tabIndex={0}
      role="region"
      aria-label="List"
      style={{ blockSize: 500, overflow: 'auto' }}
    >
      <div style={{ blockSize: 1000 }} />
      <PropertyCard {...args} />
      <div style={{ blockSize: 1000 }} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const list = canvas.getByTestId('window');
    const card = canvas.getByRole('article');
    const { height } = card.getBoundingClientRect();
    const show = (share: number) => list.scrollTo({ top: 1000 - 500 + height * share, behavior: 'instant' });

    show(0.4);
    await untilVisible(card, 0.35);
    await expect(args.onSeen).not.toHaveBeenCalled();

    show(0.6);
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledOnce());
    await expect(args.onSeen).toHaveBeenCalledWith({ listingId: '7' });

    list.scrollTo({ top: 0, behavior: 'instant' });
    show(0.7);
    await untilVisible(card, 0.65);
    await expect(args.onSeen).toHaveBeenCalledOnce();
  },
};

/** A card taller than the window counts as seen when it fills half of the window. */
export const SeenTallerThanTheWindow: Story = {
  render: (args) => (
    <div
      data-testid="window"
      tabIndex={0}
      role="region"
      aria-label="List"
      style={{ blockSize: '80vh', overflow: 'auto' }}
    >
      <div style={{ blockSize: '80vh' }} />
      <div style={{ display: 'grid', blockSize: '300vh' }}>
        <PropertyCard {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas, args }) => {
    const list = canvas.getByTestId('window');
    const card = canvas.getByRole('article');
    const show = (share: number) => list.scrollTo({ top: window.innerHeight * share, behavior: 'instant' });

    show(0.4);
    await untilVisible(card, 0.1);
    await expect(args.onSeen).not.toHaveBeenCalled();
    show(0.65);
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledOnce());
  },
};
