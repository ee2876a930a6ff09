import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Banner } from './Banner';
import { guide } from './storyGuide';

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  parameters: {
    guide,
  },
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The device is offline. */
export const Offline: Story = {
  tags: ['visual'],
  args: { icon: 'offline', children: 'You are offline. What was loaded before is still here.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline.');
  },
};

/** The browser stores no data. */
export const NotKeeping: Story = {
  args: { icon: 'info', children: 'This browser is not keeping data on this device' },
};

/** A notice that wraps to several lines on a phone. */
export const LongText: Story = {
  tags: ['visual'],
  args: {
    icon: 'info',
    children:
      'The mock backend is not running. Allow service workers for this page, leave private browsing, then reload the page to see listings.',
  },
};
