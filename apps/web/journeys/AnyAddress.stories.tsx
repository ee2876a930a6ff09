import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { wholeApp } from '../../../testing/decorators/wholeApp';

const meta = {
  title: 'Journeys/Any address',
  decorators: [wholeApp],
  args: { address: '/' },
  argTypes: {
    address: {
      control: 'text',
      description: 'Path with query string, such as /listings?region=Volta. Links contain it encoded.',
    },
  },
  parameters: {
    kind: 'journey',
    // The screenshot depends on the URL, so there can be no baseline.
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<{ address: string }>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Any URL of the app. The mock panel's link to Storybook opens this story in the app's state. */
export const Default: Story = {
  play: () =>
    // Some screens load slowly.
    waitFor(() => expect(document.querySelector('main h1')).toBeVisible()),
};
