import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepCard } from './StepCard';
import { ContactPicture, KeyPicture, SearchPicture } from './StepPictures';

const meta = {
  title: 'Cards/StepCard',
  component: StepCard,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 416, padding: 16 }}>
        <h2>Steps</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StepCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first step of How It Works. */
export const Search: Story = {
  args: {
    step: 1,
    title: 'Search Properties',
    children: 'Filter by region, price and features until the list fits your life.',
    picture: <SearchPicture />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Search Properties' })).toBeVisible();
  },
};

/** The second step: the tail of the bubble starts at its left edge. */
export const Contact: Story = {
  args: {
    step: 2,
    title: 'Contact Agent',
    children: 'Call or send a WhatsApp message that is already written for you.',
    picture: <ContactPicture />,
  },
};

/** The third step. */
export const Secure: Story = {
  args: {
    step: 3,
    title: 'Secure Rental',
    children: 'View the place, agree the terms with the agent and collect your key.',
    picture: <KeyPicture />,
  },
};

/** On phones the picture is a 96 px tile beside the words, with the whole key in it. */
export const Phone: Story = {
  ...Secure,
  globals: { viewport: { value: 'phone' } },
};
