import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { Banner } from './Banner';

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  parameters: {
    guide: {
      use: 'For a lasting notice about the whole page: the user is offline, or no data can be stored on the device.',
      avoid: 'Not for one part of a page: use Alert. Not for short-lived feedback: use a toast.',
      do: "Say what still works: 'You are offline. What was loaded before is still here.'",
      dont: 'Do not show two banners at once.',
      anatomy: ['icon', 'one sentence'],
      accessibility: [
        'Role `status`: announced politely when it appears. It takes no focus and is left out in print.',
      ],
      related: ['Alert', 'Toast'],
    } satisfies Guide,
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
