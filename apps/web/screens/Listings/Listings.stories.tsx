import { outcomes } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { onDesktop } from '../../../../testing/onDesktop';
import { textScale } from '../../../../testing/textScale';
import { followHeaderLink } from '../common/stories/storyHeader';
import { ListingsScreen } from './Listings';

const meta = {
  title: 'Screens/Listings',
  component: ListingsScreen,
  decorators: [wholeApp],
  parameters: { route: '/listings' },
} satisfies Meta<typeof ListingsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Skips the visibility check of role queries, which is slow with 24 cards. */
const includingHidden = { hidden: true };

const sidebar = () => within(screen.getByLabelText('Filters', { selector: 'section' }));
const resultList = () => screen.getByLabelText('Results', { selector: 'section' });
const results = () => within(resultList());
const cards = async () => {
  await screen.findByLabelText('Results', { selector: 'section' });
  return results().findAllByRole('article', includingHidden);
};
const countLine = () => screen.findByText(/^[\d,]+ propert(?:y|ies) found$/);
const searchBox = () => screen.findByLabelText<HTMLInputElement>('Search properties');

async function resultCount(): Promise<number> {
  return Number((await countLine()).textContent.replace(/\D/g, ''));
}

/** Waits until the search has finished; returns the number of results. */
async function countAfterSearch(): Promise<number> {
  await waitFor(() => expect(screen.getByText('Searching...')).toBeVisible());
  return resultCount();
}

async function expectNoRawValues(): Promise<void> {
  await expect(document.body).not.toHaveTextContent(/undefined|\bNaN\b|\[object |Invalid Date/);
}

/** All listings, with the filters beside them. */
export const Default: Story = {
  tags: ['visual'],
  parameters: {
    proves: [
      'C2',
      'C128',
      'C144',
      'C145',
      'C147',
      'C149',
      'C150',
      'C151',
      'C152',
      'C153',
      'C154',
      'C155',
      'C156',
      'C157',
      'C158',
      'C159',
      'C160',
      'C161',
      'C162',
      'C163',
      'C165',
    ],
  },
  play: onDesktop(async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Rental Properties' })).toBeVisible();
    const total = await resultCount();
    await expect(await cards()).toHaveLength(24);
    const pages = Math.ceil(total / 24);
    await expect(await screen.findByText(`Page 1 of ${pages}, showing ${total} properties`)).toBeVisible();
    const grid = results()
      .getAllByRole('list')
      .find((list) => list.dataset['columns'] === '2');
    await expect(getComputedStyle(grid ?? document.body).gridTemplateColumns.split(' ')).toHaveLength(2);
    await expect(await searchBox()).toHaveAttribute(
      'placeholder',
      'Search by location, property name, or features...',
    );

    const options = (name: string) =>
      within(sidebar().getByRole('combobox', { name }))
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
    await expect(sidebar().getByRole('combobox', { name: 'District' })).toHaveAttribute(
      'placeholder',
      'Choose a region first',
    );
    for (const [group, choices] of [
      ['Listing Type', ['Any', 'For Rent', 'For Sale']],
      ['Bedrooms', ['Any', '1', '2', '3', '4+']],
      ['Bathrooms', ['Any', '1', '2', '3', '4+']],
    ] as const) {
      const radios = within(sidebar().getByRole('group', { name: group })).getAllByRole('radio');
      await expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual(
        choices.map((choice) => expect.stringMatching(new RegExp(`^${choice.replace('+', '\\+')}[\\d,]*$`))),
      );
    }
    await userEvent.click(sidebar().getByRole('button', { name: 'Show all 17' }));
    const features = within(sidebar().getByRole('group', { name: 'Property Features' }));
    await expect(features.getAllByRole('checkbox')).toHaveLength(17);
    await expect(
      features.getByRole('checkbox', { name: /^Agent's Commission Required/ }),
    ).toBeInTheDocument();
    await userEvent.click(sidebar().getByRole('button', { name: 'Show fewer' }));
    await expect(sidebar().getByRole('button', { name: 'Clear All Filters' })).toBeInTheDocument();
  }),
};

/** Six skeleton cards while the request is in flight. */
export const Loading: Story = {
  tags: ['visual'],
  parameters: {
    proves: ['C146', 'C148'],
    msw: { handlers: { listProperties: outcomes.listPropertiesForever() } },
  },
  play: async () => {
    await expect(await screen.findByText('Searching...')).toBeVisible();
    const list = resultList();
    await expect(list.querySelectorAll('[data-skeleton]')).toHaveLength(6);
  },
};

/** Typed text filters the list after a pause; every word must match. */
export const Searching: Story = {
  parameters: { proves: ['C146', 'C147'] },
  play: async () => {
    const all = await resultCount();
    await userEvent.click(await searchBox());
    await userEvent.paste('apartment accra');
    const remaining = await countAfterSearch();
    await expect(remaining).toBeLessThan(all);
    for (const card of await cards()) await expect(card).toHaveTextContent(/accra/i);
    await expect(await screen.findByRole('button', { name: 'Remove “apartment accra”' })).toBeVisible();
  },
};

/** Filters by region and district; changing the region clears the district. */
export const Places: Story = {
  parameters: { proves: ['C166', 'C167', 'C168', 'C169', 'F55'] },
  play: onDesktop(async () => {
    await resultCount();
    await userEvent.selectOptions(await sidebar().findByRole('combobox', { name: 'Region' }), 'Ashanti');
    await countAfterSearch();
    for (const card of await cards()) await expect(card).toHaveTextContent('Ashanti');

    const district = sidebar().getByRole('combobox', { name: 'District' });
    await waitFor(() => expect(district).toHaveAttribute('placeholder', 'All districts'));
    await userEvent.click(district);
    await userEvent.type(district, 'Kumasi');
    await userEvent.click(await screen.findByRole('option', { name: /^Kumasi ?\(\d+\)$/ }));
    await countAfterSearch();
    for (const card of await cards()) await expect(card).toHaveTextContent('Kumasi, Ashanti');

    await userEvent.selectOptions(sidebar().getByRole('combobox', { name: 'Region' }), 'Greater Accra');
    await expect(sidebar().getByRole('combobox', { name: 'District' })).toHaveValue('');
    await countAfterSearch();
    for (const card of await cards()) await expect(card).toHaveTextContent('Greater Accra');
  }),
};

/** Filters by listing type, property type and features. */
export const KindsAndFeatures: Story = {
  parameters: { proves: ['C170', 'C171', 'C174'] },
  play: onDesktop(async () => {
    await resultCount();
    await userEvent.click(await sidebar().findByRole('radio', { name: /^For Rent/ }));
    await userEvent.selectOptions(sidebar().getByRole('combobox', { name: 'Property Type' }), 'house');
    const oneFeature = await countAfterSearch();
    for (const card of await cards()) {
      await expect(within(card).getByText('For Rent')).toBeVisible();
      await expect(within(card).getByText('House')).toBeVisible();
    }
    await userEvent.click(sidebar().getByRole('checkbox', { name: /^Running Water/ }));
    await userEvent.click(sidebar().getByRole('checkbox', { name: /^Gated Compound/ }));
    await expect(await countAfterSearch()).toBeLessThan(oneFeature);
  }),
};

/** A chip per filter; removing one focuses the next, or the results after the last. */
export const Chips: Story = {
  parameters: { scenario: 'small', route: '/listings?q=house&region=Ashanti&type=rent' },
  play: async () => {
    await resultCount();
    const chip = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
    await expect(await screen.findByRole('button', { name: 'Remove “house”' })).toBeVisible();
    await userEvent.click(chip('Ashanti'));
    await expect(chip('For Rent')).toHaveFocus();
    await userEvent.click(chip('For Rent'));
    await expect(chip('“house”')).toHaveFocus();
    await userEvent.click(chip('“house”'));
    await expect(resultList()).toHaveFocus();
    await countAfterSearch();
  },
};

/** No results: recently viewed listings appear below, and Clear All Filters also clears the search text. */
export const Empty: Story = {
  parameters: {
    scenario: 'small',
    route: '/listings?q=submarine&region=Ashanti',
    proves: ['C163', 'C164', 'C202', 'C203', 'C204', 'F61'],
  },
  beforeEach: () => {
    window.localStorage.setItem('efie-recently-viewed', '["1001"]');
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
    await expect(sidebar().getByRole('combobox', { name: 'Region' })).toHaveValue('');
    await waitFor(async () => expect(await cards()).toHaveLength(5));
    await expect(resultList()).toHaveFocus();
  }),
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
  await expect(screen.getByText('0 properties found')).toBeVisible();
  await expect(screen.queryByText('No properties found')).toBeNull();
  await expectNoRawValues();
}

/** Sorting by price; clearing the filters keeps the sort order. */
export const Sorted: Story = {
  parameters: { route: '/listings?region=Ashanti', proves: ['C163', 'F47', 'F57'] },
  play: onDesktop(async () => {
    await resultCount();
    const sort = await screen.findByRole('combobox', { name: 'Sort' });
    await expect(sort).toHaveDisplayValue('Newest first');
    const prices = async () =>
      (await cards()).flatMap((card) => {
        const digits = /GH₵\s*([\d,.]+)/.exec(card.textContent)?.[1];
        return digits === undefined ? [] : [Number(digits.replaceAll(',', ''))];
      });
    await userEvent.selectOptions(sort, 'Price: low to high');
    await waitFor(async () => {
      const shown = await prices();
      await expect(shown).toEqual([...shown].sort((a, b) => a - b));
    });
    await expect(sort).toHaveFocus();
    const shown = await prices();
    await userEvent.selectOptions(sort, 'Price: high to low');
    await waitFor(async () => expect((await prices())[0]).toBeGreaterThan(shown.at(-1) ?? 0));
    await expect(screen.queryByRole('button', { name: /Remove .*Price/ })).toBeNull();
    await userEvent.click(sidebar().getByRole('button', { name: 'Clear All Filters' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Ashanti' })).toBeNull());
    await expect(sort).toHaveDisplayValue('Price: high to low');
  }),
};

/** The URL sets the sort order. */
export const SortedByUrl: Story = {
  parameters: { scenario: 'small', route: '/listings?sort=views', proves: ['F56', 'F57'] },
  play: async () => {
    const sort = await screen.findByRole('combobox', { name: 'Sort' });
    await expect(sort).toHaveDisplayValue('Most viewed');
    await expect(await cards()).toHaveLength(5);
  },
};

/** Filter options show how many results they would leave; after a choice the list has that many. */
export const Counts: Story = {
  parameters: { scenario: 'small', route: '/listings?type=rent', proves: ['F60', 'C201'] },
  play: onDesktop(async () => {
    await resultCount();
    const region = await sidebar().findByRole('combobox', { name: 'Region' });
    const ashanti = await within(region).findByRole('option', { name: /^Ashanti \(\d+\)$/ });
    const promised = Number(/\((\d+)\)/.exec(ashanti.textContent)?.[1]);
    await userEvent.selectOptions(region, ashanti);
    await expect(await countAfterSearch()).toBe(promised);
    const status = screen.getByText(`${promised} ${promised === 1 ? 'property' : 'properties'} found`);
    await expect(status).toHaveRole('status');

    const water = sidebar().getByRole('checkbox', { name: /^Running Water \d+$/ });
    const withWater = Number(/\d+$/.exec(water.closest('label')?.textContent ?? '')?.[0]);
    await userEvent.click(water);
    await expect(await countAfterSearch()).toBe(withWater);
  }),
};

/** The request fails: the filters keep their values, and Try again repeats it. */
export const LoadFailed: Story = {
  parameters: {
    route: '/listings?region=Ashanti',
    proves: ['C205', 'F19', 'F44'],
    msw: { handlers: { listProperties: outcomes.listPropertiesError(500) } },
  },
  play: onDesktop(async () => {
    await expectFailure(/^Try again in a moment\.$/);
    await expect(await sidebar().findByRole('combobox', { name: 'Region' })).toHaveValue('Ashanti');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expectFailure(/^Try again in a moment\.$/);
  }),
};

let isFailing = true;

/** The first request fails; Try again loads the listings. */
export const Recovered: Story = {
  parameters: {
    scenario: 'small',
    proves: ['F44'],
    msw: {
      handlers: {
        listProperties: http.get('*/api/properties', () => {
          const response = isFailing ? new Response('', { status: 503 }) : undefined;
          isFailing = false;
          return response;
        }),
      },
    },
  },
  beforeEach: () => {
    isFailing = true;
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(await cards()).toHaveLength(5);
    await waitFor(() => expect(screen.getByLabelText('Results', { selector: 'section' })).toHaveFocus());
  },
};

/** Offline: the error mentions the connection. */
export const Offline: Story = {
  parameters: { proves: ['F23'], msw: { handlers: { listProperties: outcomes.listPropertiesOffline() } } },
  play: () => expectFailure(/^Check your connection, then try again\.$/),
};

/** A proxy responds with 200 and HTML. */
export const HtmlInsteadOfJson: Story = {
  parameters: { network: 'html-200', proves: ['F20'] },
  play: () => expectFailure(/^Try again in a moment\.$/),
};

/** A shared link: every filter of the URL is set. */
export const FilteredByUrl: Story = {
  parameters: {
    route: '/listings?region=Greater+Accra&type=rent&price=1000-2000&beds=2&features=running_water',
    proves: ['F57'],
  },
  play: onDesktop(async () => {
    await resultCount();
    await expect(await sidebar().findByRole('combobox', { name: 'Region' })).toHaveValue('Greater Accra');
    await expect(sidebar().getByRole('radio', { name: /^For Rent/ })).toBeChecked();
    await expect(sidebar().getByRole('combobox', { name: 'Price Range' })).toHaveValue('1000-2000');
    const bedrooms = within(sidebar().getByRole('group', { name: 'Bedrooms' }));
    await expect(bedrooms.getByRole('radio', { name: /^2 / })).toBeChecked();
    await expect(sidebar().getByRole('checkbox', { name: /^Running Water/ })).toBeChecked();
    for (const card of await cards()) {
      await expect(card).toHaveTextContent('Greater Accra');
      await expect(within(card).getByText('2 bedrooms')).toBeVisible();
    }
  }),
};

/** Invalid filters in the URL are ignored; the valid one applies. */
export const BrokenUrl: Story = {
  parameters: {
    route: `/listings?region=Atlantis&price=zzz&beds=-1&page=1e9&type=sale&q=${'%20'.repeat(2000)}`,
    proves: ['F56'],
  },
  play: onDesktop(async () => {
    await expect(await resultCount()).toBeGreaterThan(0);
    await expect(await sidebar().findByRole('combobox', { name: 'Region' })).toHaveValue('');
    await expect(sidebar().getByRole('radio', { name: /^For Sale/ })).toBeChecked();
    for (const card of await cards()) await expect(within(card).getByText('For Sale')).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/listings?type=sale&page=2',
    );
  }),
};

/** Special characters and very long text are searched literally. */
export const StrangeSearch: Story = {
  parameters: { scenario: 'small', proves: ['F58'] },
  play: async () => {
    await resultCount();
    const box = await searchBox();
    await userEvent.click(box);
    await userEvent.paste('.*+?^${}()[]\\|%\'"');
    await countAfterSearch();
    await expect(await screen.findByRole('heading', { name: 'No properties found' })).toBeVisible();
    await expect(box).toHaveValue('.*+?^${}()[]\\|%\'"');
    await userEvent.clear(box);
    await userEvent.paste('x'.repeat(5000));
    await countAfterSearch();
    await expect(await screen.findByRole('heading', { name: 'No properties found' })).toBeVisible();
  },
};

/** Listings with every kind of invalid data. */
export const HostileData: Story = {
  parameters: { scenario: 'hostile', proves: ['F46', 'F47', 'F48', 'F49'] },
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
  parameters: { scenario: 'large-10000', proves: ['F53'] },
  play: async () => {
    await expect(await resultCount()).toBeGreaterThan(9000);
    await expect(await cards()).toHaveLength(24);
    await expect(document.querySelectorAll('main *').length).toBeLessThan(2000);
    const box = await searchBox();
    const [first] = await cards();
    for (const value of ['a', 'ap', 'apa', 'apar', 'apart']) {
      fireEvent.change(box, { target: { value } });
      await expect(box).toHaveValue(value);
    }
    // No search has run yet: the same card is rendered until typing pauses.
    await expect(first).toBeInTheDocument();
    await expect(await countAfterSearch()).toBeGreaterThan(0);
  },
};

/** A page number beyond the last shows the last page; a page link focuses the results. */
export const LastPage: Story = {
  parameters: { route: '/listings?page=9999', proves: ['C128'] },
  play: async () => {
    await expect(await screen.findByText(/^Page (\d+) of \1, showing \d+ properties$/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Page 1' }));
    await expect(await screen.findByText(/^Page 1 of \d+, showing/)).toBeVisible();
    await waitFor(() => expect(resultList()).toHaveFocus());
  },
};

/** Results that fit one page show no pagination. */
export const FewResults: Story = {
  parameters: { scenario: 'small', proves: ['C129'] },
  play: async () => {
    await expect(await resultCount()).toBeLessThanOrEqual(24);
    await expect(screen.queryByText(/^Page \d/)).toBeNull();
    await expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  },
};

async function firstSaveButton(): Promise<HTMLElement> {
  const [card] = await cards();
  return within(card ?? document.body).getByLabelText(/^Save /);
}

const calls: string[] = [];

/** Records the requests and passes them on to the mock backend. */
const recordCalls = {
  watchFavorites: http.all('*/api/:role/favorites*', async ({ request }) => {
    if (request.method !== 'GET') {
      calls.push(`${request.method} ${new URL(request.url).pathname} ${await request.clone().text()}`.trim());
    }
  }),
  watchViews: http.post('*/api/properties/:id/view', ({ request }) => {
    calls.push(`POST ${new URL(request.url).pathname}`);
  }),
};

const clearCalls = () => {
  calls.length = 0;
};

/** A guest presses a heart: a dialog asks to log in; nothing is sent or stored. */
export const GuestSaves: Story = {
  parameters: { scenario: 'small', proves: ['C130', 'C131'], msw: { handlers: recordCalls } },
  beforeEach: clearCalls,
  play: async () => {
    const saveButton = await firstSaveButton();
    await userEvent.click(saveButton);
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAccessibleName(/login required/i);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(saveButton).toHaveAttribute('aria-pressed', 'false');
    await expect(calls.filter((call) => call.includes('favorites'))).toEqual([]);
    await expect(window.localStorage.getItem('gh-rental-favorites')).toBeNull();
  },
};

async function saveAndRemove(role: 'user' | 'agent'): Promise<void> {
  const saveButton = await firstSaveButton();
  await waitFor(() => expect(saveButton).not.toHaveAttribute('aria-busy'));
  const wasSaved = saveButton.getAttribute('aria-pressed') === 'true';
  const messages = {
    save: ['Added to favorites', 'Property saved to your favorites list.'],
    remove: ['Removed from favorites', 'Property removed from your saved listings.'],
  };
  for (const [title, description] of wasSaved
    ? [messages.remove, messages.save]
    : [messages.save, messages.remove]) {
    await userEvent.click(saveButton);
    await screen.findAllByText(title ?? '');
    await expect(screen.getAllByText(description ?? '')[0]).toBeInTheDocument();
    await waitFor(() => expect(saveButton).not.toHaveAttribute('aria-busy'));
  }
  await expect(
    calls.filter((call) => call.startsWith(`POST /api/${role}/favorites {"property_id":`)),
  ).toHaveLength(1);
  await expect(calls.filter((call) => call.startsWith(`DELETE /api/${role}/favorites/`))).toHaveLength(1);
}

/** A user saves a listing and removes it again. */
export const UserSaves: Story = {
  parameters: {
    scenario: 'small',
    session: 'user',
    proves: ['C132', 'C133', 'C136', 'C137'],
    msw: { handlers: recordCalls },
  },
  beforeEach: clearCalls,
  play: () => saveAndRemove('user'),
};

/** An agent saves a listing and removes it again. */
export const AgentSaves: Story = {
  parameters: {
    scenario: 'small',
    session: 'agent-free',
    proves: ['C134', 'C135'],
    msw: { handlers: recordCalls },
  },
  beforeEach: clearCalls,
  play: () => saveAndRemove('agent'),
};

let respond: (response: Response) => void = () => undefined;

/** Saving fails with 500, then offline: the heart fills at once, reverts, and a toast says why; focus stays on it. */
export const SaveFails: Story = {
  parameters: {
    scenario: 'small',
    session: 'agent-free',
    proves: ['C138', 'F64'],
    msw: {
      handlers: {
        addAgentFavorite: http.post('*/api/agent/favorites', () => {
          return new Promise<Response>((resolve) => {
            respond = resolve;
          });
        }),
      },
    },
  },
  play: async () => {
    respond = () => undefined;
    const saveButton = await firstSaveButton();
    await waitFor(() => expect(saveButton).not.toHaveAttribute('aria-busy'));
    await expect(saveButton).toHaveAttribute('aria-pressed', 'false');
    for (const [response, message] of [
      [new HttpResponse(null, { status: 500 }), 'Failed to update favorites.'],
      [HttpResponse.error(), 'Failed to update favorites. Check your connection.'],
    ] as const) {
      const previousRespond = respond;
      await userEvent.click(saveButton);
      await waitFor(() => expect(respond).not.toBe(previousRespond));
      await expect(saveButton).toHaveAttribute('aria-pressed', 'true');
      await expect(screen.queryByText(message)).toBeNull();
      respond(response);
      const notices = within(await screen.findByRole('region', { name: 'Notices' }));
      await waitFor(() => expect(notices.getByText(message)).toBeVisible());
      await expect(notices.getByText('Error')).toBeVisible();
      await waitFor(() => expect(saveButton).toHaveAttribute('aria-pressed', 'false'));
      await expect(saveButton).toHaveFocus();
    }
  },
};

/** An opened listing is marked as seen on return. The payment advice appears once, after the last row. */
export const SeenOnReturn: Story = {
  parameters: { scenario: 'small' },
  play: async () => {
    const marks = async () =>
      (await cards()).map((card) => ({
        isSeen: within(card).queryByText('Seen') !== null,
        age: within(card).queryByText(/^Listed (today|1 day ago|\d+ days ago)$/) !== null,
      }));
    await expect(await marks()).toEqual(Array.from({ length: 5 }, () => ({ isSeen: false, age: true })));
    const [, second] = await cards();
    const title = within(second ?? document.body).getByRole('heading', { level: 3 }).textContent;
    await userEvent.click(screen.getByRole('link', { name: title }));
    await screen.findByRole('heading', { level: 1, name: title });
    await followHeaderLink('Browse');
    await expect((await marks()).map(({ isSeen }) => isSeen)).toEqual([false, true, false, false, false]);

    const advice = await results().findAllByText('Before you pay');
    await expect(advice).toHaveLength(1);
    const last = (await cards()).at(-1)?.getBoundingClientRect().bottom;
    await expect(advice[0]?.getBoundingClientRect().top).toBeGreaterThan(last ?? Infinity);
    await userEvent.click(advice[0] ?? document.body);
    await expect(results().getByText('Pay no fee before a viewing.')).toBeVisible();
  },
};

/** Counting views fails silently, and each visible card is resultCount once. */
export const ViewsFail: Story = {
  parameters: {
    proves: ['C139', 'C142', 'C143', 'F72'],
    msw: { handlers: { ...recordCalls, recordPropertyView: outcomes.recordPropertyViewError(500) } },
  },
  beforeEach: clearCalls,
  play: async () => {
    const [first] = await cards();
    // A view counts when the card is in the viewport.
    first?.scrollIntoView();
    const views = () => calls.filter((call) => call.endsWith('/view'));
    await waitFor(() => expect(views().length).toBeGreaterThan(0));
    // The same listings render as new cards, but were already resultCount in this page load.
    await userEvent.click(await screen.findByRole('link', { name: 'Next page' }));
    await screen.findByText(/^Page 2 of/);
    await userEvent.click(screen.getByRole('link', { name: 'Previous page' }));
    await screen.findByText(/^Page 1 of/);
    await cards();
    await expect(new Set(views()).size).toBe(views().length);
  },
};

/** On a phone the filters are in a sheet and apply to the list behind it immediately. */
export const PhoneWithSheet: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { route: '/listings?type=rent' },
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
