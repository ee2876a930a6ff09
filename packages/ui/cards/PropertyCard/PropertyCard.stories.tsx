import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { computedColor, withState } from '../../theme/stories/storyStates';
import { color } from '../../theme/tokens';
import { IconButton } from '../../primitives';
import { inColumn } from '../storyCardWidth';
import { createStoryListing, listingOptions } from '../storyListing';
import { PropertyCard } from './PropertyCard';
import { PropertyCardSkeleton } from './PropertyCardSkeleton';
import { cardArgs, home, today, daysBefore, longWord } from './storyHome';

const meta = {
  title: 'Cards/PropertyCard',
  component: PropertyCard,
  argTypes: { listing: listingOptions({ 'Apartment for rent': home }) },
  parameters: {
    design: designs('property-card'),
    guide: {
      use: 'One listing among others: home, browse, a public profile, similar properties. The cards of a row have the same height. From 336 px agent and actions share a row; from 400 px the photo is beside the text.',
      avoid:
        'Not for favorites (FavoriteCard), for the agent’s own listings (ManagedPropertyCard), or on the listing’s own screen.',
      do: 'Render it in a list, so that screen readers count the results.',
      dont: 'Do not wrap the card in a link: the title’s link covers it, and the buttons stay above.',
      anatomy: [
        'photo with badges, ribbon and heart',
        'price, title and place',
        'facts, Seen and age',
        'agent',
        'View Details, Call and WhatsApp',
      ],
      accessibility: [
        'An `article` whose heading comes first. The title’s link covers the card; View Details names the listing; the heart is a toggle with `aria-pressed` that names the listing.',
        'Without a usable number Call and WhatsApp stay focusable and give the reason.',
      ],
      related: ['FavoriteCard', 'ManagedPropertyCard', 'ResultList', 'Badges'],
    } satisfies Guide,
  },
  args: cardArgs,
  decorators: [inColumn(424)],
} satisfies Meta<typeof PropertyCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A listing for rent in a grid. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const title = 'Two-bedroom apartment with a balcony on every floor';
    const card = within(canvas.getByRole('article', { name: title }));
    await expect(
      card.getByRole('img', { name: /^Apartment in Tema West, picture 1 of \d+$/ }),
    ).toBeInTheDocument();
    await expect(card.queryByText('Featured')).toBeNull();
    await expect(card.getByRole('link', { name: title })).toHaveAttribute('href', '/property/7');
    await expect(card.getByText('Greater Accra').parentElement).toHaveTextContent(
      'Spintex Road, Tema West, Greater Accra',
    );
    await expect(card.getByText('2 bedrooms')).toBeVisible();
    await expect(card.getByText('2 bathrooms')).toBeVisible();
    await expect(card.getByText(/GH₵ 2,800/).parentElement).toHaveTextContent('GH₵ 2,800 per month');
    await expect(card.getByText('Apartment · For Rent')).toBeVisible();
    await expect(card.getByRole('link', { name: home.agent.name })).toHaveAttribute(
      'href',
      '/agent/profile/101',
    );
    await expect(card.getByText('Verified Agent')).toBeVisible();
    await expect(card.getByRole('link', { name: /^View Details/ })).toHaveAttribute('href', '/property/7');
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
  args: {
    listing: createStoryListing(12, {
      id: '12',
      propertyType: 'house',
      listingType: 'sale',
      price: 1_250_000,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('House · For Sale')).toBeVisible();
    await expect(canvas.getByText(/GH₵ 1,250,000/).parentElement).not.toHaveTextContent('per month');
  },
};

/** A featured listing. */
export const Featured: Story = {
  args: { listing: { ...home, isFeatured: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Featured')).toBeVisible();
  },
};

/** The listing is a favorite; pressing the heart again removes it. */
export const Saved: Story = {
  tags: ['visual'],
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
    const details = canvas.getByRole('link', { name: /^View Details/ });
    const hovered = computedColor(card, color.secondaryHover);
    await expect(hovered).not.toBe(computedColor(card, color.secondary));
    await waitFor(() => expect(getComputedStyle(details).backgroundColor).toBe(hovered));
    await waitFor(() => expect(getComputedStyle(card).boxShadow).not.toBe('none'));
    await expect(canvas.getByRole('img')).toHaveStyle({ scale: 'none' });
  },
};

/** A press on the photo, the badges or the text opens the listing; the buttons and the agent keep their own targets. */
export const OneTarget: Story = {
  args: { listing: { ...home, isFeatured: true } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('link', { name: home.title });
    const pressedAt = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a, button');
    };
    for (const shown of [
      canvas.getByRole('img'),
      canvas.getByText('Featured'),
      canvas.getByText(/GH₵/),
      canvas.getByText('2 bedrooms'),
      title,
    ])
      await expect(pressedAt(shown)).toBe(title);
    for (const control of [
      canvas.getByRole('button', { name: /^Save / }),
      canvas.getByRole('link', { name: home.agent.name }),
      canvas.getByRole('link', { name: /^View Details/ }),
      canvas.getByRole('link', { name: /^Call / }),
      canvas.getByRole('link', { name: /^WhatsApp / }),
    ])
      await expect(pressedAt(control)).toBe(control);
  },
};

/** With a mouse over the card, arrows show the other photos; each is requested only then. */
export const MorePhotos: Story = {
  decorators: [withState('hover', 'article')],
  play: async ({ canvas }) => {
    const left = (element: Element | null) => element?.getBoundingClientRect().left;
    const photo = (position: number) =>
      canvas.queryByRole('img', { name: new RegExp(`picture ${position} of`) });
    const arrow = (name: string) => canvas.findByRole('button', { name, hidden: true });
    await userEvent.hover(canvas.getByRole('article'));
    const next = await arrow('Next photo');
    await expect(photo(2)).toBeNull();
    await userEvent.click(next);
    await waitFor(() => expect(left(photo(2))).toBeCloseTo(left(canvas.getByRole('article')) ?? 0, -1));
    await expect(await canvas.findByText(/^2 of \d+$/)).toBeVisible();
    await userEvent.click(await arrow('Previous photo'));
    await waitFor(() => expect(canvas.queryByText(/^\d+ of \d+$/)).toBeNull());
    await expect(canvas.getByRole('link', { name: home.title })).toBeVisible();
  },
};

const comparable = {
  compareAction: <IconButton kind="soft" icon="columns" label={`Compare ${home.title}`} />,
};

/**
 * The Tab order is title, heart, Compare, agent, then the three actions, each with a focus ring; the title's is around the
 * card.
 */
export const KeyboardFocus: Story = {
  args: comparable,
  play: async ({ canvas }) => {
    const order = [
      canvas.getByRole('link', { name: home.title }),
      canvas.getByRole('button', { name: /^Save / }),
      canvas.getByRole('button', { name: /^Compare / }),
      canvas.getByRole('link', { name: home.agent.name }),
      canvas.getByRole('link', { name: /^View Details/ }),
      canvas.getByRole('link', { name: /^Call / }),
      canvas.getByRole('link', { name: /^WhatsApp / }),
    ];
    for (const control of order) {
      await userEvent.tab();
      await expect(control).toHaveFocus();
      const ringed = control.closest('h3') ? canvas.getByRole('article') : control;
      await expect(getComputedStyle(ringed).outlineStyle).toBe('solid');
      if (control.closest('h3') === null)
        await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    order[0]?.focus();
  },
};

/** In a wide card Compare is the last of the actions, also for Tab. */
export const WideKeyboardFocus: Story = {
  parameters: { cardWidth: 600 },
  args: comparable,
  play: async ({ canvas }) => {
    const whatsApp = canvas.getByRole('link', { name: /^WhatsApp / });
    const compare = canvas.getByRole('button', { name: /^Compare / });
    await expect(compare.getBoundingClientRect().left).toBeGreaterThan(
      whatsApp.getBoundingClientRect().right,
    );
    whatsApp.focus();
    await userEvent.tab();
    await expect(compare).toHaveFocus();
  },
};

/** The heart was pressed and the request is in flight; further presses do nothing. */
export const Saving: Story = {
  args: { isSaving: true },
  play: async ({ canvas, args }) => {
    const saveButton = canvas.getByRole('button', { name: `Save ${home.title}` });
    await expect(saveButton).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(saveButton);
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggleFavorite).not.toHaveBeenCalled();
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
  args: { listing: { ...home, agent: { ...home.agent, isVerified: false, photoUrl: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Verified Agent')).toBeNull();
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
      const details = within(card).getByRole('link', { name: /^View Details/ });
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
