import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { onDesktop } from '../../../../testing/onDesktop';
import { ListingsScreen } from './Listings';
import {
  closeFilters,
  openFilters,
  quickFilter,
  resultList,
  cards,
  searchBox,
  resultCount,
  countAfterSearch,
} from './storyListings';

const meta = {
  title: 'Screens/Listings/Filters',
  component: ListingsScreen,
  decorators: [wholeApp],
  parameters: { design: designs('listings'), kind: 'screen', route: '/listings' },
} satisfies Meta<typeof ListingsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Typed text filters the list after a pause; every word must match. */
export const Searching: Story = {
  tags: ['slow'],
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
  tags: ['slow'],
  play: onDesktop(async () => {
    await resultCount();
    await userEvent.selectOptions(await quickFilter('Region'), 'Ashanti');
    await countAfterSearch();
    for (const card of await cards()) await expect(card).toHaveTextContent('Ashanti');

    const filters = await openFilters();
    const district = filters.getByRole('combobox', { name: 'District' });
    await waitFor(() => expect(district).toHaveAttribute('placeholder', 'All districts'));
    await userEvent.click(district);
    await userEvent.type(district, 'Kumasi');
    await userEvent.click(await screen.findByRole('option', { name: /^Kumasi ?\(\d+\)$/ }));
    await countAfterSearch();
    for (const card of await cards()) await expect(card).toHaveTextContent('Kumasi, Ashanti');

    await userEvent.selectOptions(filters.getByRole('combobox', { name: 'Region' }), 'Greater Accra');
    await expect(filters.getByRole('combobox', { name: 'District' })).toHaveValue('');
    await countAfterSearch();
    for (const card of await cards()) await expect(card).toHaveTextContent('Greater Accra');
  }),
};

/** Filters by listing type, property type and features. */
export const KindsAndFeatures: Story = {
  tags: ['slow'],
  play: onDesktop(async () => {
    await resultCount();
    await userEvent.selectOptions(await quickFilter('Listing Type'), 'rent');
    await userEvent.selectOptions(await quickFilter('Property Type'), 'house');
    const oneFeature = await countAfterSearch();
    await waitFor(async () => {
      for (const card of await cards()) {
        await expect(within(card).getByText('House · For Rent')).toBeVisible();
      }
    });
    const filters = await openFilters();
    await userEvent.click(filters.getByRole('checkbox', { name: /^Running Water/ }));
    await userEvent.click(filters.getByRole('checkbox', { name: /^Gated Compound/ }));
    await expect(await countAfterSearch()).toBeLessThan(oneFeature);
  }),
};

/** A chip per filter; removing one focuses the next, or the results after the last. */
export const Chips: Story = {
  tags: ['slow'],
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

/** Sorting by price; clearing the filters keeps the sort order. */
export const Sorted: Story = {
  tags: ['slow'],
  parameters: { route: '/listings?region=Ashanti' },
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
    await userEvent.click((await openFilters()).getByRole('button', { name: 'Clear All Filters' }));
    await closeFilters();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Ashanti' })).toBeNull());
    await expect(sort).toHaveDisplayValue('Price: high to low');
  }),
};

/** The URL sets the sort order. */
export const SortedByUrl: Story = {
  tags: ['slow'],
  parameters: { scenario: 'small', route: '/listings?sort=views' },
  play: async () => {
    const sort = await screen.findByRole('combobox', { name: 'Sort' });
    await expect(sort).toHaveDisplayValue('Most viewed');
    await expect(await cards()).toHaveLength(5);
  },
};

/** Filter options show how many results they would leave; after a choice the list has that many. */
export const Counts: Story = {
  parameters: { scenario: 'small', route: '/listings?type=rent' },
  play: onDesktop(async () => {
    await resultCount();
    const region = await quickFilter('Region');
    const ashanti = await within(region).findByRole('option', { name: /^Ashanti \(\d+\)$/ });
    const promised = Number(/\((\d+)\)/.exec(ashanti.textContent)?.[1]);
    await userEvent.selectOptions(region, ashanti);
    await expect(await countAfterSearch()).toBe(promised);
    const status = screen.getByText(`${promised} ${promised === 1 ? 'property' : 'properties'} found`);
    await expect(status.closest('[role="status"]')).toBeVisible();

    const water = (await openFilters()).getByRole('checkbox', { name: /^Running Water, \d+ homes?$/ });
    const withWater = Number(/\d+$/.exec(water.closest('label')?.textContent ?? '')?.[0]);
    await userEvent.click(water);
    await expect(await countAfterSearch()).toBe(withWater);
  }),
};

/** A shared link: every filter of the URL is set. */
export const FilteredByUrl: Story = {
  parameters: {
    route: '/listings?region=Greater+Accra&type=rent&price=1000-2000&beds=2&features=running_water',
  },
  play: onDesktop(async () => {
    await resultCount();
    for (const [name, value] of [
      ['Region', 'Greater Accra'],
      ['Listing Type', 'rent'],
      ['Price Range', '1000-2000'],
      ['Bedrooms', '2'],
    ] as const)
      await expect(await quickFilter(name)).toHaveValue(value);
    const filters = await openFilters();
    await expect(filters.getByRole('combobox', { name: 'Region' })).toHaveValue('Greater Accra');
    await expect(filters.getByRole('radio', { name: /^For Rent/ })).toBeChecked();
    await expect(filters.getByRole('combobox', { name: 'Price Range' })).toHaveValue('1000-2000');
    const bedrooms = within(filters.getByRole('group', { name: 'Bedrooms' }));
    await expect(bedrooms.getByRole('radio', { name: /^2 bedrooms, \d+ homes$/ })).toBeChecked();
    await expect(filters.getByRole('checkbox', { name: /^Running Water/ })).toBeChecked();
    await closeFilters();
    for (const card of await cards()) {
      await expect(card).toHaveTextContent('Greater Accra');
      await expect(within(card).getByText('2 bedrooms')).toBeVisible();
    }
  }),
};

/** Invalid filters in the URL are ignored; the valid one applies. */
export const BrokenUrl: Story = {
  tags: ['slow'],
  parameters: {
    route: `/listings?region=Atlantis&price=zzz&beds=-1&page=1e9&type=sale&q=${'%20'.repeat(2000)}`,
  },
  play: onDesktop(async () => {
    await expect(await resultCount()).toBeGreaterThan(0);
    await expect(await quickFilter('Region')).toHaveValue('');
    await expect(await quickFilter('Listing Type')).toHaveValue('sale');
    for (const card of await cards()) await expect(within(card).getByText(/For Sale$/)).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/listings?type=sale&page=2',
    );
  }),
};

/** Special characters and very long text are searched literally. */
export const StrangeSearch: Story = {
  tags: ['slow'],
  parameters: { scenario: 'small' },
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
