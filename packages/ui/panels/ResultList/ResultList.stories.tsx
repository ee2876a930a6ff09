import { createListingCatalog, createSearchIndex, NO_FILTERS, type SearchFilters } from '@efie/domain/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { PropertyCard } from '../../cards/PropertyCard';
import { createStoryListing } from '../../cards/storyListing';
import { NoResults } from './NoResults';
import { ResultList, type ResultListProps } from './ResultList';
import { namedOptions } from '../../../../testing/namedOptions';

const listings = [1, 2, 3, 4].map((seed) => createStoryListing(seed, { id: String(seed) }));

const found = { kind: 'ready', listings } as const;

const onChange = fn();

const meta = {
  title: 'Panels/ResultList',
  component: ResultList,
  argTypes: {
    state: namedOptions<ResultListProps['state']>({
      'Four listings': found,
      Loading: { kind: 'loading' },
      'Nothing found': { kind: 'empty' },
      Failed: { kind: 'error', advice: 'Try again in a moment.', isRetrying: false, onRetry: fn() },
      'Connection lost': {
        kind: 'error',
        advice: 'Check your connection, then try again.',
        isRetrying: false,
        onRetry: fn(),
      },
    }),
  },
  parameters: {
    design: designs('listings'),
    guide: {
      use: 'The listings that a search found, with loading, empty and failed states.',
      avoid: 'A fixed set of listings: place the cards in a grid.',
      do: 'Keep the old results on the page while filters change.',
      dont: 'Do not show the empty state after a failure.',
      anatomy: [
        'cards in a grid',
        'or skeletons and the slow notice',
        'or the empty state',
        'or the error with Try again',
      ],
      accessibility: [
        'A list of cards. Skeletons are hidden from screen readers; the screen announces the number of results.',
      ],
      related: ['PropertyCard', 'EmptyState', 'ErrorState', 'SlowNotice'],
    } satisfies Guide,
  },
  args: {
    state: found,
    renderCard: (listing, { isFirst }) => (
      <PropertyCard listing={listing} href={`/property/${listing.id}`} isEager={isFirst} />
    ),
    noResults: (
      <NoResults
        value={{ ...NO_FILTERS, region: 'Volta', sort: 'price-up' }}
        catalog={null}
        onChange={onChange}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 904, padding: 20 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ResultList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The search found listings. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    const [first, second] = canvas.getAllByRole('img', { name: /picture 1 of/ });
    await expect(first).toHaveAttribute('loading', 'eager');
    await expect(second).toHaveAttribute('loading', 'lazy');
  },
};

/** The listings are loading. */
export const Loading: Story = {
  tags: ['visual'],
  parameters: { design: designs('listings-loading') },
  args: { state: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(6);
  },
};

/** No listing matches the filters. */
export const Empty: Story = {
  tags: ['visual'],
  parameters: { design: designs('listings-empty') },
  args: { state: { kind: 'empty' } },
  play: async ({ canvas }) => {
    onChange.mockClear();
    await expect(await canvas.findByRole('heading', { name: 'No properties found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All Filters' }));
    await expect(onChange).toHaveBeenCalledWith({ ...NO_FILTERS, sort: 'price-up' });
  },
};

const narrow: SearchFilters = { ...NO_FILTERS, region: 'Volta', bedrooms: 4, listingType: 'sale' };

const nearlyFound = createListingCatalog(
  [
    createStoryListing(1, { region: 'Volta', bedrooms: 4, listingType: 'rent' }),
    createStoryListing(2, { region: 'Ashanti', bedrooms: 5, listingType: 'sale' }),
    createStoryListing(3, { region: 'Oti', bedrooms: 4, listingType: 'sale' }),
  ],
  createSearchIndex,
);
const nothing = createListingCatalog([], createSearchIndex);

/** Without one of the filters something is found: at most three are suggested, those with the most results first. */
export const EmptyWithSuggestions: Story = {
  tags: ['visual'],
  args: {
    state: { kind: 'empty' },
    noResults: <NoResults value={narrow} catalog={nearlyFound} onChange={onChange} />,
  },
  play: async ({ canvas }) => {
    onChange.mockClear();
    const list = await canvas.findByRole('list', { name: 'Search with fewer filters' });
    const buttons = within(list).getAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Without Volta: 2 homes',
      'Without For Sale: 1 home',
    ]);
    await userEvent.click(buttons[0] ?? document.body);
    await expect(onChange).toHaveBeenCalledWith({ ...narrow, region: '' });
  },
};

/** No filter alone is the cause: nothing is suggested. */
export const EmptyWithoutSuggestions: Story = {
  args: {
    state: { kind: 'empty' },
    noResults: <NoResults value={narrow} catalog={nothing} onChange={onChange} />,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Clear All Filters' })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** No listing exists and no filter is set: there is nothing to clear. */
export const NothingListed: Story = {
  args: {
    state: { kind: 'empty' },
    noResults: <NoResults value={NO_FILTERS} catalog={null} onChange={onChange} />,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is listed yet. Come back soon.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const onRetry = fn();

/** Loading failed with an error response. */
export const LoadFailed: Story = {
  tags: ['visual'],
  args: { state: { kind: 'error', advice: 'Try again in a moment.', isRetrying: false, onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Try again in a moment.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** No response was received, and a retry is in flight. */
export const Offline: Story = {
  args: {
    state: {
      kind: 'error',
      advice: 'Check your connection, then try again.',
      isRetrying: true,
      onRetry: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Check your connection, then try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');
  },
};
