import type { Meta, StoryObj } from '@storybook/react-vite';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { Button } from '../Button';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: {
    title: 'No properties found',
    children: 'Try adjusting your search criteria or filters to find more properties.',
  },
  parameters: {
    design: designs('empty-states'),
    layout: 'padded',
    guide: {
      use: 'When a list is empty: a title, an inviting sentence and one action.',
      avoid: 'Not when loading failed: use ErrorState. Not inside a small widget: write one line.',
      do: "Offer the way on: 'Clear All Filters'.",
      dont: "Do not blame the user: 'Your search is wrong'.",
      anatomy: ['motif panel', 'title', 'one sentence', 'one button, if something can be done'],
      accessibility: [
        "The title is a heading; set `headingLevel` to the page's outline. The motif is hidden from screen readers.",
        'It is not announced: announce the number of results in a LiveRegion.',
      ],
      related: ['ErrorState', 'Motif', 'ResultList'],
    } satisfies Guide,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An empty list with one action. */
export const Default: Story = {
  tags: ['visual'],
  args: { action: <Button size="large">Clear All Filters</Button> },
};

/** Without an action. */
export const WithoutAction: Story = { args: { seed: 'favorites', title: 'No Favorites Yet' } };

/** A long title and text stay in the column. */
export const LongText: Story = {
  args: {
    title: 'No properties with a swimming pool, air conditioning and a walled compound were found',
    children: 'Try fewer filters, another region, or a wider price range. '.repeat(3),
    action: <Button size="large">Clear All Filters</Button>,
  },
};
