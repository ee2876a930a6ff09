import { compareViews, topListingViews, viewGains, type ViewHistory } from '@efie/domain/views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { namedOptions } from '../../../../testing/namedOptions';
import { createStoryListing } from '../../cards/storyListing';
import { ViewsOverTime, type ViewsOverTimeProps } from './ViewsOverTime';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const TODAY = Date.parse('2026-11-21T00:00:00Z');
const DAY = 86_400_000;

const TITLES = [
  'Villa with a shaded front terrace',
  'Two-bedroom flat in Osu',
  'Walled plot in Tema',
] as const;
const home = (index: number, viewCount: number | null, title = TITLES[index] ?? '') => ({
  ...createStoryListing(index + 1, { id: String(index + 1), title }),
  viewCount,
  createdAt: NOW - 200 * DAY,
});
const sample = (daysAgo: number, ...views: readonly number[]) => ({
  day: TODAY - daysAgo * DAY,
  counts: new Map(views.map((count, index) => [String(index + 1), count])),
});

function propsOf(
  history: ViewHistory,
  listings: readonly ReturnType<typeof home>[],
): Pick<ViewsOverTimeProps, 'change' | 'gains' | 'trends'> {
  return {
    change: compareViews(history, listings, NOW),
    gains: viewGains(history, listings),
    trends: topListingViews(history, listings, NOW, 10),
  };
}

const homes = [home(0, 1240), home(1, 960), home(2, 610)];
const visits = [
  sample(51, 1010, 902, 600),
  sample(40, 1024, 915, 604),
  sample(23, 1100, 921, 604),
  sample(9, 1188, 948, 606),
  sample(2, 1206, 956, 610),
  sample(0, 1240, 960, 610),
];
const grown = propsOf(visits, homes);

const meta = {
  title: 'Panels/ViewsOverTime',
  component: ViewsOverTime,
  argTypes: {
    change: namedOptions({ '38 more': grown.change, None: null }),
    gains: namedOptions({ 'Six visits': grown.gains, None: [] }),
    trends: namedOptions({ 'Three listings': grown.trends }),
    now: { control: 'date' },
  },
  parameters: {
    guide: {
      use: 'To show the new views of an agent’s listings since earlier visits on this device.',
      avoid: 'For the current number of views: use StatCard.',
      do: 'Say plainly when there is nothing to compare with.',
      dont: 'Do not show a deleted listing as lost views.',
      anatomy: [
        'heading',
        'change since the last visit',
        'a bar for the days between two visits: as wide as they are many, as high as their new views a day',
        'views by visit',
        'views by listing',
      ],
      accessibility: [
        'The chart is an image whose name is its summary; the table below it has the same numbers. The charts of listings are images named by their own summaries.',
      ],
      related: ['StatCard', 'ManagedPropertyCard'],
    } satisfies Guide,
  },
  args: { ...grown, now: NOW, hrefFor: ({ id }) => `/property/${id}` },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 1200, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ViewsOverTime>;
export default meta;

type Story = StoryObj<typeof meta>;

/** After several visits: the change since the last one, and a chart whose accessible name and table have the same numbers. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Views over time' }));
    await expect(panel.getByText('+38 views since Thursday')).toBeVisible();
    await expect(
      panel.getByRole('img', {
        name: '298 new views from 1 October 2026 to 21 November 2026, at most 19 a day',
      }),
    ).toBeVisible();
    await expect(panel.getByRole('table')).not.toBeVisible();
    await userEvent.click(panel.getByText('Views by visit'));
    const rows = within(panel.getByRole('table', { name: 'New views on your visits' })).getAllByRole('row');
    const cells = rows.map((row) => [...row.children].map((cell) => cell.lastChild?.textContent));
    await expect(cells).toEqual([
      ['Visit', 'New views', 'A day'],
      ['21 November 2026', '+38', '19'],
      ['19 November 2026', '+30', '4.3'],
      ['12 November 2026', '+117', '8.4'],
      ['29 October 2026', '+82', '4.8'],
      ['12 October 2026', '+31', '2.8'],
    ]);
  },
};

/** The listings that gained the most, each with its chart. */
export const ByListing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Views by listing'));
    const items = canvas.getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      `${TITLES[0]}1,240 views. +34 views since Thursday`,
      `${TITLES[1]}960 views. +4 views since Thursday`,
      `${TITLES[2]}610 views. No new views since Thursday`,
    ]);
    const [first] = items;
    if (!first) return;
    await expect(within(first).getByRole('link', { name: TITLES[0] })).toHaveAttribute('href', '/property/1');
    await expect(
      within(first).getByRole('img', {
        name: '230 new views from 1 October 2026 to 21 November 2026, at most 17 a day',
      }),
    ).toBeVisible();
  },
};

/** The first visit: one line says when there is something to compare. */
export const FirstVisit: Story = {
  tags: ['visual'],
  args: propsOf([sample(0, 1240, 960, 610)], homes),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Views are counted from today on this device\./)).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByText('Views by listing')).toBeNull();
  },
};

/** The second visit: two days make one bar. */
export const SecondVisit: Story = {
  args: propsOf([sample(12, 1210, 960, 610), sample(0, 1240, 960, 610)], homes),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+30 views since 9 November')).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: /^30 new views from 9 November 2026/ })[0]).toBeVisible();
  },
};

/** No views since the last visit. */
export const Unchanged: Story = {
  args: propsOf([sample(3, 1240, 960, 610), sample(0, 1240, 960, 610)], homes),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No new views since Wednesday')).toBeVisible();
  },
};

/** A listing was deleted: it is not counted as lost views, and the panel says so. */
export const Deleted: Story = {
  tags: ['visual'],
  args: propsOf([sample(9, 1200, 950, 606), sample(0, 1240, 960)], homes.slice(0, 2)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+50 views since 12 November')).toBeVisible();
    await expect(canvas.getByText('1 listing with 606 views is gone and not counted.')).toBeVisible();
  },
};

/** The server counts fewer views than before, for example because it now excludes robots. */
export const Fewer: Story = {
  args: propsOf([sample(9, 1300, 950, 606), sample(0, 1240, 960, 610)], homes),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('46 fewer views than on 12 November')).toBeVisible();
    await expect(canvas.getByText('The server counts fewer views than it did.')).toBeVisible();
  },
};

/** On a phone the chart is below the text. */
export const Phone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Views by listing'));
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

/** A title of 10,000 characters and a right-to-left title, with counts in the millions. */
export const Hostile: Story = {
  args: propsOf(
    [sample(9, 999_000_000, 3), sample(0, 1_000_000_000, 4)],
    [home(0, 1_000_000_000, 'Ω'.repeat(10_000)), home(1, 4, 'شقة <script>alert(1)</script>')],
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Views by listing'));
    await expect(canvas.getByText('شقة <script>alert(1)</script>')).toBeVisible();
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
