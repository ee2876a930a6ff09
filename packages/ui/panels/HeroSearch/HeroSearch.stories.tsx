import {
  createListingCatalog,
  createSearchIndex,
  NO_FILTERS,
  writeFilterParams,
  type ListingCatalog,
} from '@efie/domain/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { namedOptions } from '../../../../testing/namedOptions';
import { createStoryListing } from '../../cards/storyListing';
import { HeroSearch } from './HeroSearch';

const accra = { region: 'Greater Accra', listingType: 'rent', bedrooms: 2 } as const;
const kumasi = { region: 'Ashanti', town: 'Kumasi', specificLocation: 'Palm Street, Adum' } as const;
const listings = [
  createStoryListing(1, { ...accra, town: 'East Legon', specificLocation: 'Palm Street' }),
  createStoryListing(2, { ...accra, town: 'East Legon', specificLocation: 'Ring Road' }),
  createStoryListing(3, { ...accra, town: 'Accra', specificLocation: 'Oxford Street, Osu' }),
  createStoryListing(4, { ...kumasi, listingType: 'sale', bedrooms: 3 }),
  createStoryListing(5, { ...kumasi, listingType: 'rent', bedrooms: 1 }),
];
const catalog = createListingCatalog(listings, createSearchIndex);
const failing: ListingCatalog = createListingCatalog(listings, () => Promise.reject(new Error('offline')));

const meta = {
  title: 'Panels/HeroSearch',
  component: HeroSearch,
  parameters: {
    guide: {
      use: 'The search in the hero of Home: listing type, place, bedrooms, and a button with the number of results.',
      avoid: 'Narrowing a list that is on the screen: use SearchFilters and SearchInput.',
      do: 'Put it where visitors start, with the page’s other actions beside its popular places.',
      dont: 'Do not add more filters: the Listings screen has them all.',
      anatomy: [
        'Rent or Buy',
        'place with suggestions, or recent searches while it is empty',
        'bedrooms',
        'button with the number of homes',
        'once something is typed, a line about the place, or the nearest choice when there are no homes',
        'popular places, with the homes of the form’s Rent or Buy and bedrooms',
      ],
      accessibility: [
        'A form with the role `search`; it is sent as a plain form until the code has loaded.',
        'The place is a `combobox`: arrow keys move, Enter chooses the active option as a press does, and without one searches, Escape closes the list.',
        'Suggestions and the number of homes are announced.',
      ],
      related: ['SearchFilters', 'Combobox', 'SearchInput'],
    } satisfies Guide,
  },
  args: {
    action: '/listings',
    hrefFor: (filters) => `/listings?${writeFilterParams(filters).toString()}`,
    catalog,
    onSearch: fn(),
    recent: [],
    onClearRecent: fn(),
  },
  argTypes: {
    catalog: namedOptions({ 'Five listings': catalog, 'No listings yet': null, 'Index not loaded': failing }),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 8, minBlockSize: 420, padding: 16, alignContent: 'start' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HeroSearch>;
export default meta;

type Story = StoryObj<typeof meta>;

const box = () => screen.getByRole('combobox', { name: 'Region, district or town' });
const optionTexts = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map((option) => option.textContent);
const popularLinks = () =>
  within(screen.getByRole('navigation', { name: 'Popular places' })).getAllByRole('link');
const submit = () => screen.getByRole('button', { name: /^Show / });

/** Before it is used: no number of homes yet, and popular places with theirs. */
export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    await expect(submit()).toHaveAccessibleName('Show homes');
    await expect(box()).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.getByRole('link', { name: 'Greater Accra 3 homes' })).toHaveAttribute(
      'href',
      '/listings?region=Greater+Accra&type=rent',
    );
    const counts = popularLinks().map((link) => Number(/\d+/.exec(link.textContent)?.[0] ?? 0));
    await expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    await expect(screen.getByRole('search')).toHaveAttribute('action', '/listings');
    await expect([...new FormData(screen.getByRole<HTMLFormElement>('search'))]).toEqual([
      ['type', 'rent'],
      ['q', ''],
      ['beds', ''],
    ]);
  },
};

/** Buy and then bedrooms are chosen: popular places count and open such homes, and those without any are left out. */
export const PopularToBuy: Story = {
  play: async () => {
    const expectOnlyAshanti = async (params: string) => {
      await waitFor(() => expect(popularLinks()).toHaveLength(1));
      const ashanti = screen.getByRole('link', { name: 'Ashanti 1 home' });
      await expect(ashanti).toHaveAttribute('href', `/listings?region=Ashanti&${params}`);
    };
    await userEvent.click(screen.getByRole('radio', { name: 'Buy' }));
    await expectOnlyAshanti('type=sale');
    const bedrooms = screen.getByRole('combobox', { name: 'Bedrooms' });
    await userEvent.selectOptions(bedrooms, '3 bedrooms');
    await waitFor(() => expectOnlyAshanti('type=sale&beds=3'));
    await userEvent.selectOptions(bedrooms, '2 bedrooms');
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Popular places' })).toBeNull());
  },
};

/** The box has focus and is empty: the places with the most homes. */
export const Focused: Story = {
  play: async () => {
    await userEvent.click(box());
    await expect(optionTexts()).toEqual([
      'Greater Accra, region, 3 homes',
      'Ashanti, region, 1 home',
      'Kumasi, district in Ashanti, 1 home',
      'Adum, town in Ashanti, 1 home',
      'East Legon, town in Greater Accra, 2 homes',
      'Accra, district in Greater Accra, 1 home',
    ]);
    await expect(submit()).toHaveAccessibleName('Show 4 homes');
  },
};

/** Without spaces: the place is found, and the button counts its homes. */
export const Typing: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    await userEvent.type(box(), 'eastlegon');
    await expect(optionTexts()).toEqual(['East Legon, town in Greater Accra, 2 homes']);
    await expect(screen.getByText('Closest match')).toBeVisible();
    const line = screen.getByText('Closest match: East Legon, town in Greater Accra.');
    await expect(line).not.toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(line).toBeVisible();
    await expect(submit()).toHaveAccessibleName('Show 2 homes');
    await userEvent.click(submit());
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenCalledWith({
        ...NO_FILTERS,
        listingType: 'rent',
        region: 'Greater Accra',
        district: 'East Legon',
      }),
    );
  },
};

/** With a typing error and the keyboard only: Enter searches in the closest match. */
export const Misspelled: Story = {
  play: async ({ args }) => {
    box().focus();
    await userEvent.keyboard('kumase');
    await expect(submit()).toHaveAccessibleName('Show 1 home');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenCalledWith({
        ...NO_FILTERS,
        listingType: 'rent',
        region: 'Ashanti',
        district: 'Kumasi',
      }),
    );
  },
};

/** Arrow keys move through the list, Escape closes it and then clears the box, Enter chooses the active option and then searches. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('radio', { name: 'Buy' })).toBeChecked();
    await userEvent.tab();
    await expect(box()).toHaveFocus();
    await userEvent.keyboard('acc{Escape}');
    await expect(box()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    await expect(box()).toHaveValue('');
    await userEvent.keyboard('a{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}{ArrowDown}');
    const [first] = within(screen.getByRole('listbox')).getAllByRole('option');
    await expect(first).toHaveTextContent('Ashanti, region, 1 home');
    await expect(box()).toHaveAttribute('aria-activedescendant', first?.id);
    await userEvent.keyboard('{Enter}');
    await expect(box()).toHaveValue('Ashanti');
    await expect(box()).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenCalledWith({
        ...NO_FILTERS,
        listingType: 'sale',
        region: 'Ashanti',
      }),
    );
  },
};

/** A suggestion is pressed: the box has its name, and other fields still count. */
export const Chosen: Story = {
  play: async () => {
    await userEvent.type(box(), 'adu');
    await userEvent.click(screen.getByRole('option', { name: 'Adum, town in Ashanti, 1 home' }));
    await expect(box()).toHaveValue('Adum');
    await expect(screen.getByText('In Adum, town in Ashanti.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Buy' }));
    await expect(submit()).toHaveAccessibleName('Show 1 home');
    await userEvent.click(screen.getByRole('button', { name: 'Clear place' }));
    await expect(box()).toHaveValue('');
    await expect(box()).toHaveFocus();
  },
};

/** No place, title or address matches: the nearest search with homes is offered at once. */
export const NoMatch: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    await userEvent.type(box(), 'zzqx');
    await expect(box()).toHaveAttribute('aria-expanded', 'false');
    await expect(submit()).toHaveAccessibleName('Show 0 homes');
    const nearest = await screen.findByRole('link', { name: 'For Rent, 4 homes' });
    await expect(nearest).toHaveAttribute('href', '/listings?type=rent');
    await userEvent.click(submit());
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenCalledWith({ ...NO_FILTERS, listingType: 'rent', text: 'zzqx' }),
    );
  },
};

/** No homes with these bedrooms: the line names the nearest choice. */
export const NoHomes: Story = {
  tags: ['visual'],
  play: async () => {
    await userEvent.type(box(), 'east legon');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bedrooms' }), '4+ bedrooms');
    await expect(submit()).toHaveAccessibleName('Show 0 homes');
    await expect(screen.getByText(/^No homes found\./)).toBeVisible();
    await expect(
      await screen.findByRole('link', { name: 'Greater Accra, East Legon, For Rent, 2 bedrooms, 2 homes' }),
    ).toHaveAttribute('href', '/listings?region=Greater+Accra&district=East+Legon&type=rent&beds=2');
  },
};

/** Recent searches of this device, offered while the box is empty. */
export const Recent: Story = {
  tags: ['visual'],
  args: {
    recent: [
      { ...NO_FILTERS, listingType: 'rent', region: 'Ashanti', district: 'Kumasi', bedrooms: 2 },
      { ...NO_FILTERS, listingType: 'sale', text: 'pool' },
    ],
  },
  play: async ({ args }) => {
    await userEvent.click(box());
    await expect(optionTexts()).toEqual(['Ashanti, Kumasi, For Rent, 2 bedrooms', '“pool”, For Sale']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith(args.recent[1]);
    await userEvent.click(box());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    await expect(args.onClearRecent).toHaveBeenCalledOnce();
    await expect(box()).toHaveFocus();
  },
};

/** The listings are loading or have failed: any text is searched, and nothing is counted. */
export const NoListings: Story = {
  args: { catalog: null },
  play: async ({ args }) => {
    await userEvent.type(box(), 'kumasi{Enter}');
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenCalledWith({
        ...NO_FILTERS,
        listingType: 'rent',
        text: 'kumasi',
      }),
    );
    await expect(submit()).toHaveAccessibleName('Show homes');
    await expect(box()).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.getByRole('link', { name: 'Ashanti' })).toBeVisible();
  },
};

/** The code of the search index could not be loaded: as without listings. */
export const IndexFailed: Story = {
  args: { catalog: failing },
  play: async ({ args }) => {
    await userEvent.type(box(), 'kumasi');
    await userEvent.click(submit());
    await waitFor(() =>
      expect(args.onSearch).toHaveBeenCalledWith({
        ...NO_FILTERS,
        listingType: 'rent',
        text: 'kumasi',
      }),
    );
    await expect(submit()).toHaveAccessibleName('Show homes');
  },
};

/** On a phone: one field below the other. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.type(box(), 'leg');
    await expect(optionTexts()).toEqual(['East Legon, town in Greater Accra, 2 homes']);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
