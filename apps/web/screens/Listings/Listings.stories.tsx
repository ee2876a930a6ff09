import { outcomes, respondTo, serverCrash } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { onDesktop } from '../../../../testing/onDesktop';
import { textScale } from '../../../../testing/textScale';
import { ListingsScreen } from './Listings';
import {
  openFilters,
  quickFilter,
  resultList,
  results,
  cards,
  countLine,
  searchBox,
  resultCount,
  countAfterSearch,
} from './storyListings';

const meta = {
  title: 'Screens/Listings',
  component: ListingsScreen,
  decorators: [wholeApp],
  parameters: { design: designs('listings'), kind: 'screen', route: '/listings' },
} satisfies Meta<typeof ListingsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

async function expectNoRawValues(): Promise<void> {
  await expect(document.body).not.toHaveTextContent(/undefined|\bNaN\b|\[object |Invalid Date/);
}

/** All listings, with the filters that are one choice each in a row above them. */
export const Default: Story = {
  tags: ['visual'],
  play: onDesktop(async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Rental Properties' })).toBeVisible();
    const total = await resultCount();
    await expect(await cards()).toHaveLength(24);
    const pages = Math.ceil(total / 24);
    await expect(await screen.findByText(`Page 1 of ${pages}, showing ${total} properties`)).toBeVisible();
    const grid = (await cards())[0]?.closest('ul');
    await expect(getComputedStyle(grid ?? document.body).gridTemplateColumns.split(' ')).toHaveLength(2);
    await expect(await searchBox()).toHaveAttribute(
      'placeholder',
      'Search by location, property name, or features...',
    );

    await expect(await quickFilter('Region')).toBeVisible();
  }),
};

/** Every filter, in a dialog. */
export const AllFilters: Story = {
  tags: ['visual', 'slow'],
  play: onDesktop(async () => {
    await resultCount();
    const filters = await openFilters();
    const options = (name: string) =>
      within(filters.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map((option) => option.textContent.replace(/ \([\d,]+\)$/, ''));
    await expect(options('Region').slice(1)).toEqual(
      'Greater Accra, Ashanti, Eastern, Western, Western North, Central, Volta, Oti, Northern, Savannah, North East, Upper East, Upper West, Bono, Bono East, Ahafo'.split(
        ', ',
      ),
    );
    await expect(options('Property Type').slice(1)).toEqual(
      'Apartment, House, Studio, Shared Room, Townhouse, Villa, Land, Commercial'.split(', '),
    );
    await expect(options('Price Range')).toHaveLength(15);
    await expect(filters.getByRole('combobox', { name: 'District' })).toHaveAttribute(
      'placeholder',
      'Choose a region first',
    );
    for (const [group, choices] of [
      ['Listing Type', ['Any', 'For Rent', 'For Sale']],
      ['Bedrooms', ['Any', '1', '2', '3', '4+']],
      ['Bathrooms', ['Any', '1', '2', '3', '4+']],
    ] as const) {
      const radios = within(filters.getByRole('group', { name: group })).getAllByRole('radio');
      // Until the listings are counted there is a space.
      await waitFor(() =>
        expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual(
          choices.map((choice) =>
            expect.stringMatching(new RegExp(`^${choice.replace('+', '\\+')}[\\d,]*$`)),
          ),
        ),
      );
    }
    await userEvent.click(filters.getByRole('button', { name: 'Show all 17' }));
    const features = within(filters.getByRole('group', { name: 'Property Features' }));
    await expect(features.getAllByRole('checkbox')).toHaveLength(17);
    await expect(
      features.getByRole('checkbox', { name: /^Agent's Commission Required/ }),
    ).toBeInTheDocument();
    await userEvent.click(filters.getByRole('button', { name: 'Show fewer' }));
    await expect(filters.getByRole('button', { name: 'Clear All Filters' })).toBeInTheDocument();
  }),
};

/** Six skeleton cards while the request is in flight. */
export const Loading: Story = {
  tags: ['visual'],
  parameters: {
    design: designs('listings-loading'),
    msw: { handlers: { listProperties: outcomes.listPropertiesForever() } },
  },
  play: async () => {
    await expect(await screen.findByText('Searching...')).toBeVisible();
    const list = resultList();
    await expect(list.querySelectorAll('[data-skeleton]')).toHaveLength(6);
  },
};

/** No results: recently viewed listings appear below, and Clear All Filters also clears the search text. */
export const Empty: Story = {
  parameters: {
    design: designs('listings-empty'),
    scenario: 'small',
    route: '/listings?q=submarine&region=Ashanti',
  },
  beforeEach: () => {
    window.localStorage.setItem('efie-recently-viewed', '["1001","1002"]');
  },
  play: onDesktop(async () => {
    await expect(await screen.findByRole('heading', { name: 'No properties found' })).toBeVisible();
    await expect(await results().findByRole('region', { name: 'Recently viewed' })).toBeVisible();
    await expect(
      screen.getByText('Try adjusting your search criteria or filters to find more properties.'),
    ).toBeVisible();
    await expect(await countLine()).toHaveTextContent('0 properties found');
    const clear = results().getAllByRole('button', { name: 'Clear All Filters' }).at(-1);
    await userEvent.click(clear ?? document.body);
    await expect(await searchBox()).toHaveValue('');
    await expect(await quickFilter('Region')).toHaveValue('');
    await waitFor(async () => expect(await cards()).toHaveLength(5));
    await expect(resultList()).toHaveFocus();
  }),
};

/** Dropping one filter finds something: the suggestion applies it, and focus moves to the results. */
export const EmptyButForOneFilter: Story = {
  parameters: { route: '/listings?q=submarine&region=Ashanti' },
  play: async () => {
    await screen.findByRole('heading', { name: 'No properties found' });
    const suggestion = await results().findByRole('button', { name: /^Without “submarine”: \d+ homes$/ });
    await expect(results().getAllByRole('button', { name: /^Without/ })).toHaveLength(1);
    const count = Number(suggestion.textContent.replace(/\D/g, ''));
    await userEvent.click(suggestion);
    await expect(await screen.findByText(`${count} properties found`)).toBeVisible();
    await expect(resultList()).toHaveFocus();
  },
};

/** The server has no listings. */
export const NothingListed: Story = {
  parameters: { scenario: 'empty' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No properties found' })).toBeVisible();
    await expect(screen.getByText('0 properties found')).toBeVisible();
    await expect(screen.getByText('Nothing is listed yet. Come back soon.')).toBeVisible();
    await expect(screen.queryByText(/search criteria or filters/)).toBeNull();
    await expect(results().queryByRole('button', { name: 'Clear All Filters' })).toBeNull();
  },
};

/** The server has no listings and a filter is set: the filter can be cleared, then the button disappears. */
export const NothingListedFiltered: Story = {
  parameters: { scenario: 'empty', route: '/listings?region=Ashanti' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No properties found' })).toBeVisible();
    await expect(screen.getByText(/^Try adjusting your search criteria or filters/)).toBeVisible();
    await userEvent.click(results().getByRole('button', { name: 'Clear All Filters' }));
    await expect(await screen.findByText('Nothing is listed yet. Come back soon.')).toBeVisible();
    await expect(results().queryByRole('button', { name: 'Clear All Filters' })).toBeNull();
    await expect(resultList()).toHaveFocus();
  },
};

async function expectFailure(message: RegExp): Promise<void> {
  await expect(await screen.findByRole('heading', { name: 'Properties could not be loaded' })).toBeVisible();
  await expect(screen.getByText(message)).toBeVisible();
  await expect(screen.queryByText(/propert(?:y|ies) found$/)).toBeNull();
  await expectNoRawValues();
}

/** The request fails: the filters keep their values, and Try again repeats it. */
export const LoadFailed: Story = {
  parameters: {
    route: '/listings?region=Ashanti',
    msw: { handlers: { listProperties: outcomes.listPropertiesError(500) } },
  },
  play: onDesktop(async () => {
    await expectFailure(/^Try again in a moment\.$/);
    await expect(await quickFilter('Region')).toHaveValue('Ashanti');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expectFailure(/^Try again in a moment\.$/);
  }),
};

/** The first request fails; Try again loads the listings. */
export const Recovered: Story = {
  parameters: {
    scenario: 'small',
    msw: {
      handlers: {
        listProperties: respondTo('listProperties', () => serverCrash('listProperties'), { once: true }),
      },
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(await cards()).toHaveLength(5);
    await waitFor(() => expect(screen.getByLabelText('Results', { selector: 'section' })).toHaveFocus());
  },
};

/** Offline: the error mentions the connection. */
export const Offline: Story = {
  parameters: { msw: { handlers: { listProperties: outcomes.listPropertiesOffline() } } },
  play: () => expectFailure(/^Check your connection, then try again\.$/),
};

/** A proxy responds with 200 and HTML. */
export const HtmlInsteadOfJson: Story = {
  parameters: { network: 'html-200' },
  play: () => expectFailure(/^Try again in a moment\.$/),
};

/** Listings with every kind of invalid data. */
export const HostileData: Story = {
  tags: ['slow'],
  parameters: { scenario: 'hostile' },
  play: async () => {
    await expect(await resultCount()).toBeGreaterThan(20);
    for (const card of await cards()) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
      await expect(card.getBoundingClientRect().height).toBeLessThan(640 * textScale());
    }
    await expect(document.querySelector('img[src="x"], main script')).toBeNull();
    await expectNoRawValues();
  },
};

/** 10,000 listings: the screen renders 24 of them, and typing stays responsive. */
export const TenThousand: Story = {
  parameters: { scenario: 'large-10000' },
  play: async () => {
    await expect(await resultCount()).toBeGreaterThan(9000);
    const found = await cards();
    await expect(found).toHaveLength(24);
    await expect(document.querySelectorAll('main :not(font)').length).toBeLessThan(2000);
    const box = await searchBox();
    // Without a pause: no search has run yet, and the same card is rendered until typing pauses.
    for (const value of ['a', 'ap', 'apa', 'apar', 'apart']) fireEvent.change(box, { target: { value } });
    const isUnchanged = found[0]?.isConnected;
    await expect(isUnchanged).toBe(true);
    await expect(box).toHaveValue('apart');
    await expect(await countAfterSearch()).toBeGreaterThan(0);
  },
};

/** A page number beyond the last shows the last page; a page link focuses the results. */
export const LastPage: Story = {
  tags: ['slow'],
  parameters: { route: '/listings?page=9999' },
  play: async () => {
    await expect(await screen.findByText(/^Page (\d+) of \1, showing \d+ properties$/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Page 1' }));
    await expect(await screen.findByText(/^Page 1 of \d+, showing/)).toBeVisible();
    await waitFor(() => expect(resultList()).toHaveFocus());
  },
};

/** Results that fit one page show no pagination. */
export const FewResults: Story = {
  parameters: { scenario: 'small' },
  play: async () => {
    await expect(await resultCount()).toBeLessThanOrEqual(24);
    await expect(screen.queryByText(/^Page \d/)).toBeNull();
    await expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  },
};

/** Far down the list, search, filters and sort stay in reach, and focus is never hidden below the bar. */
export const ScrolledDown: Story = {
  tags: ['slow'],
  play: async () => {
    const all = await cards();
    all[12]?.scrollIntoView({ block: 'start' });
    const bar = screen.getByRole('search').getBoundingClientRect();
    // With large text, and in low viewports, the bar scrolls with the page.
    const isSticky = getComputedStyle(screen.getByRole('search')).position === 'sticky';
    if (textScale() === 1) await expect(isSticky).toBe(true);
    if (!isSticky) return;
    await expect(Math.abs(bar.top)).toBeLessThan(1);
    const [firstLink] = within(all[10] ?? document.body).getAllByRole('link', { hidden: true });
    firstLink?.focus();
    await waitFor(() => expect(firstLink?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.bottom));
  },
};

/** On a phone the filters' dialog is a sheet; they apply to the list behind it immediately. */
export const PhoneWithSheet: Story = {
  tags: ['visual', 'slow'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { design: designs('listings-filters-sheet'), route: '/listings?type=rent' },
  play: async () => {
    const before = await resultCount();
    const filtersButton = await screen.findByRole('button', { name: 'Filters, 1 filter set' });
    await userEvent.click(filtersButton);
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Region' }), 'Ashanti');
    const showButton = await waitFor(() => {
      const button = sheet.getByRole('button', { name: /^Show \d+ propert/ });
      expect(button).not.toHaveTextContent(`Show ${before} properties`);
      return button;
    });
    await userEvent.click(showButton);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Filters, 2 filters set' })).toHaveFocus();
    await expect(await resultCount()).toBeLessThan(before);
  },
};
