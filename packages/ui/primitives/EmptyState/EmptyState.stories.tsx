import type { Meta, StoryObj } from '@storybook/react-vite';
import { designs } from '../../../../testing/designs';
import { Button } from '../Button';
import { EmptyState } from './EmptyState';
import { guide } from './storyGuide';

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
    guide,
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
