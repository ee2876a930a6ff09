import { NO_FILTERS, type SearchFilters } from '@efie/domain/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { namedOptions } from '../../../../testing/namedOptions';
import { RegionMap, type RegionMapProps } from './RegionMap';
import { RegionMapDialog } from './RegionMapDialog';
import { empty, failing, market, oneRegion } from './storyMarket';

function StatefulMap({ value, measure, onChange, onMeasureChange, ...rest }: RegionMapProps) {
  const [filters, setFilters] = useState(value);
  const [shadedBy, setShadedBy] = useState(measure);
  return (
    <RegionMap
      {...rest}
      value={filters}
      onChange={(next) => {
        setFilters(next);
        onChange(next);
      }}
      measure={shadedBy}
      onMeasureChange={(next) => {
        setShadedBy(next);
        onMeasureChange(next);
      }}
    />
  );
}

const withFilters = (change: Partial<SearchFilters>): SearchFilters => ({ ...NO_FILTERS, ...change });
const rent = withFilters({ listingType: 'rent' });

const meta = {
  title: 'Panels/RegionMap',
  component: RegionMap,
  parameters: {
    guide: {
      use: 'Beside a list of results: where the homes are, and what they cost there. Without room beside it, RegionMapDialog.',
      avoid: 'Single homes: a listing has no coordinates. Choosing a region in a form: use Select.',
      do: 'Give it the filters and the catalog of the list, so that both show the same results.',
      dont: 'Do not load it before it is opened.',
      anatomy: [
        'heading and close button',
        'what regions are shaded by',
        'regions, each with its number',
        'the region under the pointer or with focus',
        'attribution of the boundaries',
        'legend',
        'districts of the chosen region',
        'table',
      ],
      accessibility: [
        'Regions are toggle buttons named by their figures: "Ashanti, 37 homes, median GH₵ 1,550". They share one tab stop; arrow keys move to the neighbor in their direction, Home and End to the first and last region.',
        'The chosen region has an outline and a check mark, not only a color.',
        'Until the figures are known, the group of regions has `aria-busy`.',
      ],
      related: ['SearchFilters', 'ResultList', 'Table'],
    } satisfies Guide,
    layout: 'padded',
  },
  args: {
    value: rent,
    onChange: fn(),
    catalog: market,
    measure: 'homes',
    onMeasureChange: fn(),
    onClose: fn(),
  },
  argTypes: {
    catalog: namedOptions({ Market: market, 'No homes': empty, 'Not loaded yet': null }),
    value: namedOptions({
      'For rent': rent,
      'Rent and sale': NO_FILTERS,
      Ashanti: { ...rent, region: 'Ashanti' },
    }),
  },
  render: ({ value, measure, ...rest }) => (
    <StatefulMap key={JSON.stringify([value, measure])} {...rest} value={value} measure={measure} />
  ),
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters['isWide'] ? undefined : 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RegionMap>;
export default meta;

type Story = StoryObj<typeof meta>;

async function expectLegend(...texts: readonly string[]): Promise<void> {
  const legend = within(screen.getByRole('list', { name: 'Homes' })).getAllByRole('listitem');
  await expect(legend.map(({ textContent }) => textContent)).toEqual(texts);
}

const region = (name: string | RegExp) =>
  within(screen.getByRole('group', { name: 'Regions' })).getByRole('button', { name });
const chosenRegion = () =>
  within(screen.getByRole('group', { name: 'Regions' })).queryByRole('button', { pressed: true });
const districtNames = (of: string) =>
  within(screen.getByRole('list', { name: of }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

/** The map is opened: regions are shaded by their number of homes, and named by their figures. */
export const Homes: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    await expect(screen.getByRole('region', { name: 'Map of Ghana' })).toBeVisible();
    await expect(screen.getByRole('group', { name: 'Regions' })).not.toHaveAttribute('aria-busy');
    await expect(region(/^Greater Accra, 34 homes, median GH₵.2,775$/)).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(region('Volta, 6 homes')).toBeVisible();
    await expect(region('Oti, 0 homes')).toBeVisible();
    await expectLegend('1 to 3', '4 to 9', '10 to 19', '20 to 49', 'No homes');
    await expect(screen.getByText(/Ghana Statistical Service/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close map' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Without room beside the list: the main button closes the map, and so shows the homes of the chosen region. */
export const InDialog: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { value: { ...rent, region: 'Ashanti' } },
  render: (args) => <RegionMapDialog {...args} isOpen count={37} />,
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Map of Ghana' }));
    await expect(dialog.getByRole('button', { name: /^Ashanti, \d+ homes/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Show 37 homes in Ashanti' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Shaded by median price; regions with fewer than 8 prices are left out. */
export const MedianPrice: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('radio', { name: 'Median price' }));
    await expect(args.onMeasureChange).toHaveBeenCalledWith('price');
    const legend = within(screen.getByRole('list', { name: 'Median rent per month' }));
    await expect(legend.getByText('Fewer than 8 prices')).toBeVisible();
    await expect(legend.getByText(/2,775$/)).toBeVisible();
  },
};

/** Rents and sale prices have no common median: the map asks for one of them. */
export const PriceNeedsType: Story = {
  args: { value: NO_FILTERS, measure: 'price' },
  play: async ({ args }) => {
    await expect(screen.getByText(/no common median/)).toBeVisible();
    await expect(screen.queryByRole('list', { name: /^Median/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'For Rent' }));
    await expect(args.onChange).toHaveBeenCalledWith(rent);
    await expect(await screen.findByRole('list', { name: 'Median rent per month' })).toBeVisible();
    await expect(screen.getByRole('group', { name: 'Regions' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

/** A region is chosen: its districts with homes follow; pressing the region again clears it. */
export const Region: Story = {
  tags: ['visual'],
  args: { value: { ...rent, region: 'Ashanti' } },
  play: async ({ args }) => {
    await expect(region(/^Ashanti/)).toHaveAttribute('aria-pressed', 'true');
    await expect(await screen.findByRole('heading', { level: 3, name: 'Ashanti' })).toBeVisible();
    await waitFor(() =>
      expect(districtNames('Ashanti')).toEqual(['Kumasi, 17 homes', 'Obuasi, 4 homes', 'Ejisu, 1 home']),
    );
    await userEvent.click(region(/^Ashanti/));
    await expect(args.onChange).toHaveBeenLastCalledWith(rent);
    await userEvent.click(region(/^Volta/));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...rent, region: 'Volta' });
    await userEvent.click(screen.getByRole('button', { name: 'All regions' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(rent);
    await expect(region(/^Volta/)).toHaveFocus();
    await userEvent.click(region(/^Ashanti/));
  },
};

/** A region with many districts lists those with the most homes, then all; a chosen one stays listed. */
export const ManyDistricts: Story = {
  args: { value: { ...rent, region: 'Central' } },
  play: async () => {
    const more = await screen.findByRole('button', { name: 'Show all 7 districts' });
    await expect(districtNames('Central')).toHaveLength(6);
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    const last = screen.getByRole('button', { name: 'Mfantseman, 1 home' });
    await userEvent.click(last);
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
    await expect(last).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(last);
    await expect(last).toHaveAttribute('aria-pressed', 'false');
    await expect(last).toHaveFocus();
  },
};

/** A district is chosen; pressing it again clears it, and the region stays. */
export const District: Story = {
  args: { value: { ...rent, region: 'Ashanti', district: 'Kumasi' } },
  play: async ({ args }) => {
    const kumasi = await screen.findByRole('button', { name: 'Kumasi, 17 homes' });
    await expect(kumasi).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(kumasi);
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...rent, region: 'Ashanti' });
    await userEvent.click(screen.getByRole('button', { name: 'Obuasi, 4 homes' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...rent, region: 'Ashanti', district: 'Obuasi' });
  },
};

/** One tab stop: arrow keys move to neighbors, Enter and Space press. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    region(/^Greater Accra/).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(region(/^Volta/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(region(/^Eastern/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(region(/^Ashanti/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...rent, region: 'Ashanti' });
    await userEvent.keyboard('{Home}');
    await expect(region(/^Greater Accra/)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(chosenRegion()).toHaveAccessibleName(/^Greater Accra/);
    await userEvent.tab();
    await expect(screen.getByRole('group', { name: 'Regions' })).not.toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.tab({ shift: true });
    await expect(region(/^Greater Accra/)).toHaveFocus();
  },
};

/** The same figures as a table. */
export const AsTable: Story = {
  play: async () => {
    await userEvent.click(screen.getByText('Show as table'));
    const table = within(screen.getByRole('table', { name: 'Homes by region' }));
    await expect(table.getByRole('columnheader', { name: 'Median rent per month' })).toBeInTheDocument();
    const cells = (name: string) => {
      const row = table.getByRole('rowheader', { name }).parentElement;
      return [...(row?.children ?? [])].map((cell) =>
        cell.lastElementChild?.textContent?.replace('\u00a0', ' '),
      );
    };
    await expect(table.getAllByRole('row')).toHaveLength(17);
    await expect(cells('Ashanti')).toEqual(['Ashanti', '22', 'GH₵ 1,525']);
    await expect(cells('Volta')).toEqual(['Volta', '6', 'Too few homes']);
  },
};

/** No home matches the filters: every region has 0. */
export const NoHomes: Story = {
  args: { catalog: empty, value: { ...rent, region: 'Volta' } },
  play: async () => {
    await expect(region('Volta, 0 homes')).toHaveAttribute('aria-pressed', 'true');
    await expect(screen.queryByRole('list', { name: 'Homes' })).toBeNull();
    await expect(screen.queryByRole('list', { name: 'Volta' })).toBeNull();
  },
};

/** All homes are in one region. */
export const OneRegion: Story = {
  args: { catalog: oneRegion },
  play: async () => {
    await expectLegend('1 to 3', '4 to 9', '10 to 19', '20 to 49', 'No homes');
  },
};

/** The listings have not arrived: regions can be chosen already. */
export const Loading: Story = {
  args: { catalog: null },
  play: async ({ args }) => {
    await expect(screen.getByRole('group', { name: 'Regions' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(region('Ashanti'));
    await expect(args.onChange).toHaveBeenCalledWith({ ...rent, region: 'Ashanti' });
  },
};

/** The listings could not be loaded: the map says so, and regions can still be chosen. */
export const LoadFailed: Story = {
  args: { catalog: null, isFailed: true },
  play: async () => {
    await expect(screen.getByText('The homes of the map could not be loaded.')).toBeVisible();
    await expect(screen.getByRole('group', { name: 'Regions' })).not.toHaveAttribute('aria-busy');
    await expect(region('Ashanti')).toBeVisible();
    await expect(screen.queryByText('Show as table')).toBeNull();
  },
};

/** Only the figures could not be loaded: the map offers to try again. */
export const FiguresFailed: Story = {
  args: { catalog: failing },
  play: async () => {
    await expect(await screen.findByText('The homes of the map could not be loaded.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(screen.getByRole('group', { name: 'Regions' })).not.toHaveAttribute('aria-busy');
  },
};

/** On a phone, above the list. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { value: { ...rent, region: 'Ashanti', district: 'Kumasi' } },
  play: async () => {
    const box = region(/^Greater Accra/).getBoundingClientRect();
    await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    await expect(await screen.findByRole('button', { name: 'Kumasi, 17 homes' })).toBeVisible();
  },
};

/** In the dark color scheme. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  args: { value: { ...rent, region: 'Ashanti' } },
  play: async () => {
    await expect(chosenRegion()).toHaveAccessibleName(/^Ashanti, 22 homes/);
  },
};

/** Above the list on a wide screen: what belongs to the map is beside it. */
export const Wide: Story = {
  args: { value: { ...rent, region: 'Greater Accra' } },
  parameters: { isWide: true },
  play: async () => {
    const district = await screen.findByRole('button', { name: 'Accra, 21 homes' });
    await expect(district.getBoundingClientRect().left).toBeGreaterThan(
      region(/^Greater Accra/).getBoundingClientRect().right,
    );
  },
};
