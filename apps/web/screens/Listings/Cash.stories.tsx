import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { onDesktop } from '../../../../testing/onDesktop';
import { ListingsScreen } from './Listings';
import { cards, countAfterSearch, openFilters, resultCount } from './storyListings';

const meta = {
  title: 'Screens/Listings/Cash',
  component: ListingsScreen,
  decorators: [wholeApp],
  parameters: { design: designs('listings'), kind: 'screen', route: '/listings?cash=20000&months=12' },
} satisfies Meta<typeof ListingsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const amounts = (text: string) =>
  [...text.matchAll(/GH₵\s*([\d,.]+)/g)].map(([, digits]) => Number(digits?.replaceAll(',', '')));

/** Homes for rent whose twelve months cost at most the cash; each card says what it takes and what is left. */
export const TwelveMonths: Story = {
  play: async () => {
    await expect(await resultCount()).toBeGreaterThan(24);
    await expect(
      await screen.findByRole('button', { name: /^Remove GH₵\s20,000 for 12 months$/ }),
    ).toBeVisible();
    for (const card of await cards()) {
      await expect(within(card).getByText(/ · For Rent$/)).toBeVisible();
      const note = await within(card).findByText(/^GH₵.* for 12 months(?:, GH₵.* left)?$/);
      const [advance = NaN, left = 0] = amounts(note.textContent);
      await expect(advance + left).toBeCloseTo(20_000, 2);
      await expect(within(card).getByRole('link', { name: /^View Details/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/property\/\d+\?months=12$/),
      );
    }
  },
};

/** Typed in the filters: the number of homes follows, and the order by move-in cost starts with the lowest. */
export const Typed: Story = {
  tags: ['slow'],
  parameters: { route: '/listings' },
  play: onDesktop(async () => {
    const all = await resultCount();
    await userEvent.click(await screen.findByRole('button', { name: 'Cash to Move In' }));
    const filters = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const cash = filters.getByRole('textbox', { name: 'Cash to Move In' });
    await waitFor(() => expect(cash).toHaveFocus());
    await userEvent.paste('GHS 12,000');
    const found = await countAfterSearch();
    await expect(found).toBeLessThan(all);
    const year = await filters.findByRole('radio', { name: /^12 months, \d+ homes?$/ });
    const promised = Number(/(\d+) homes?$/.exec(year.getAttribute('aria-label') ?? '')?.[1]);
    await userEvent.click(year);
    await expect(await countAfterSearch()).toBe(promised);
    await userEvent.click(filters.getByRole('button', { name: /^Show \d+ propert/ }));
    await expect(await screen.findByRole('button', { name: /^GH₵\s12,000 for 12 months$/ })).toHaveFocus();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort' }), 'Move-in cost');
    await waitFor(async () => {
      const rents = (await cards()).map((card) => amounts(card.textContent)[0] ?? NaN);
      await expect(rents).toEqual(rents.toSorted((a, b) => a - b));
    });
  }),
};

/** Nothing fits: the shorter advance that has homes is the first way out. */
export const NothingFits: Story = {
  parameters: { route: '/listings?cash=2000&months=24' },
  play: async () => {
    const shorter = await screen.findByRole('button', { name: /^With (?:6|12) months: \d+ homes?$/ });
    const promised = Number(/(\d+) homes?$/.exec(shorter.textContent)?.[1]);
    await userEvent.click(shorter);
    await expect(await resultCount()).toBe(promised);
  },
};

/** Homes for sale have no advance: choosing them removes the filter and its controls. */
export const ForSale: Story = {
  tags: ['slow'],
  play: async () => {
    await resultCount();
    const filters = await openFilters();
    await userEvent.click(filters.getByRole('radio', { name: /^For Sale/ }));
    await countAfterSearch();
    await expect(filters.queryByRole('textbox', { name: 'Cash to Move In' })).toBeNull();
    await expect(screen.queryByText(/for 12 months/)).toBeNull();
  },
};
