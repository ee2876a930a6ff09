import type { ListingRecord } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { namedOptions } from '../../../../testing/namedOptions';
import { createStoryListing } from '../../cards/storyListing';
import { Container } from '../../primitives';
import { Comparison, type ComparisonProps } from './Comparison';
import { COMPARED_HOMES } from './storyHomes';

const home = (id: string, overrides: Partial<ListingRecord> = {}) =>
  createStoryListing(Number(id), { id, ...COMPARED_HOMES[id], ...overrides });
const flat = home('3');
const house = home('5');
const villa = home('7', { amenities: ['running_water', 'air_conditioner', 'sea_view'] });
const plot = home('9');

const two = [flat, house];

const meta = {
  title: 'Panels/Comparison',
  component: Comparison,
  argTypes: {
    listings: namedOptions({ Two: two, Four: [flat, house, villa, plot], One: [flat] }),
  },
  parameters: {
    guide: {
      use: 'Two to four homes that a visitor has chosen, to decide between them.',
      avoid: 'Results of a search: use ResultList. Payments and other records: use Table.',
      do: 'Keep the order in which the homes were chosen.',
      dont: 'Do not mark one home as the best: only the lowest amount and the largest area of a row are facts.',
      anatomy: [
        'Only differences and their number',
        'titles with links and Remove',
        'rows of facts',
        'rows of amenities, those that differ first',
        'agents with Call and WhatsApp',
      ],
      accessibility: [
        'A table with column headers (the homes) and row headers (the facts). A row that differs says so in its header. When the homes do not fit, the table is a region that scrolls with the keyboard.',
        'Remove names the home. After it, focus moves to the button of the home that takes its place.',
      ],
      related: ['CompareBar', 'PropertyCard', 'Table'],
    } satisfies Guide,
  },
  args: { listings: two, hrefFor: ({ id }) => `/property/${id}`, onRemove: fn() },
  decorators: [
    (Story) => (
      <Container style={{ paddingBlock: 20 }}>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Comparison>;
export default meta;

type Story = StoryObj<typeof meta>;

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

/** Two homes for rent in one town: each value in its column, and the rows that differ are marked. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('table', { name: 'Homes side by side' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: flat.title })).toHaveAttribute('href', '/property/3');
    const price = canvas.getByRole('row', { name: /^Price Differs/ });
    await expect(cellsOf(price)).toEqual([
      'GH₵\u00a02,800 per month Lowest',
      'GH₵\u00a04,500 per month +GH₵\u00a01,700',
    ]);
    await expect(cellsOf(canvas.getByRole('row', { name: /^Move-in cost Differs/ }))).toEqual([
      'GH₵\u00a016,800 Lowest',
      'GH₵\u00a027,000 +GH₵\u00a010,200',
    ]);
    const same = canvas.getByRole('rowheader', { name: 'Rent or sale' });
    await expect(within(same).queryByText('Differs')).toBeNull();
    const amenities = canvas
      .getAllByRole('rowheader')
      .slice(-6, -1)
      .map((header) => header.textContent.trim());
    await expect(amenities).toEqual([
      'Polytank Available Differs',
      'Tiled Floor Differs',
      'Prepaid Meter Differs',
      'Walled and Gated Differs',
      'Running Water',
    ]);
    await expect(
      canvas.getByRole('link', { name: `Call ${flat.agent.name} about ${flat.title}` }),
    ).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${house.title} from the comparison` }));
    await expect(args.onRemove).toHaveBeenCalledWith({ listingId: '5' });
  },
};

/** Only the rows that differ, and all rows again. */
export const OnlyDifferences: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').length;
    const choice = canvas.getByRole('checkbox', { name: 'Only differences' });
    await userEvent.click(choice);
    await expect(canvas.queryByRole('rowheader', { name: 'Running Water' })).toBeNull();
    await expect(canvas.getByRole('rowheader', { name: 'Prepaid Meter Differs' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('12 differences');
    await userEvent.click(choice);
    await expect(canvas.getAllByRole('row')).toHaveLength(rows);
  },
};

/** Four homes, of which one is sold and one is land without amenities: what is unknown is said. */
export const Four: Story = {
  tags: ['visual'],
  args: { listings: [flat, house, villa, plot] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(cellsOf(canvas.getByRole('row', { name: /^Bedrooms/ }))).toEqual([
      '2 bedrooms',
      '4 bedrooms',
      '5 bedrooms',
      'Not given',
    ]);
    await expect(cellsOf(canvas.getByRole('row', { name: /^Sea View/ }))).toEqual([
      'No',
      'No',
      'Yes',
      'Not given',
    ]);
    await expect(cellsOf(canvas.getByRole('row', { name: /^Status/ }))).toContain('Sold');
  },
};

/** On a phone the homes are swiped, and each label stays in view above its values. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { listings: [flat, house, villa, plot] },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Homes side by side' });
    const label = canvas.getByText('Price');
    const before = label.getBoundingClientRect().left;
    region.scrollTo({ left: region.scrollWidth, behavior: 'instant' });
    await waitFor(() => expect(Math.abs(region.scrollLeft)).toBeGreaterThan(100));
    await expect(Math.abs(label.getBoundingClientRect().left - before)).toBeLessThan(24);
    await expect(canvas.getAllByRole('row', { name: /^Price/ })).toHaveLength(1);
    region.scrollTo({ left: 0, behavior: 'instant' });
  },
};

/** One home: no row is marked. */
export const One: Story = {
  args: { listings: [flat] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByText('Differs')).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

/** Two agents list the same home: no row differs, and 'Only differences' is not offered. */
export const Alike: Story = {
  args: { listings: [flat, { ...flat, id: '4' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByText('0 differences')).toBeVisible();
  },
};

/** An agent without a name or a phone number: the buttons stay and say why they cannot be used. */
export const NoPhone: Story = {
  args: { listings: [flat, { ...house, agent: { ...house.agent, name: '', phone: '' } }] },
  play: async ({ canvas }) => {
    const agents = canvas.getByRole('row', { name: /^Agent/ });
    await expect(within(agents).getByText('Not given')).toBeVisible();
    const call = within(agents).getByRole('link', { name: `Call the agent about ${house.title}` });
    await expect(call).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Neither home lists amenities. */
export const NoAmenities: Story = {
  args: { listings: [plot, { ...house, amenities: [] }] },
  play: async ({ canvas }) => {
    await expect(cellsOf(canvas.getByRole('row', { name: /^Amenities/ }))).toEqual([
      'Not given',
      'Not given',
    ]);
  },
};

/** Very long words, a bidi override and markup stay in their columns. */
export const LongWords: Story = {
  tags: ['visual'],
  args: {
    listings: [
      { ...flat, title: 'Apartment'.repeat(40), specificLocation: 'Ω'.repeat(300), price: 1_234_567_890 },
      { ...house, title: '\u202Eشقة للبيع 👨‍👩‍👧‍👦 <script>alert(1)</script>', amenities: ['x'.repeat(60)] },
    ],
  },
  play: async ({ canvas }) => {
    const root = document.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    for (const header of canvas.getAllByRole('columnheader'))
      await expect(header.getBoundingClientRect().height).toBeLessThan(160);
  },
};

function Removable({ listings, ...props }: ComparisonProps) {
  const [homes, setHomes] = useState(listings);
  return (
    <Comparison
      {...props}
      listings={homes}
      onRemove={({ listingId }) => setHomes(homes.filter(({ id }) => id !== listingId))}
    />
  );
}

/** Homes are removed with the keyboard: focus stays among the homes. */
export const Removing: Story = {
  args: { listings: [flat, house, villa] },
  render: (args) => <Removable {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: `Remove ${house.title} from the comparison` }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
    const last = canvas.getByRole('button', { name: `Remove ${villa.title} from the comparison` });
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(
      canvas.getByRole('button', { name: `Remove ${flat.title} from the comparison` }),
    ).toHaveFocus();
  },
};
