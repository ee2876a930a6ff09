import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const meta = {
  title: 'Journeys/Any address',
  args: { address: '/' },
  argTypes: {
    address: {
      control: 'text',
      description: 'From the path on: /listings?region=Volta. Links write it in other letters.',
    },
  },
  parameters: {
    // Another address is another picture: no baseline could hold it.
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<{ address: string }>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The running app's panel opens a page here in the state it is in; QA goes on with the toolbar, at any address. */
export const Default: Story = {
  play: () =>
    // Any page may be asked for, also a slow one.
    waitFor(() => expect(document.querySelector('main h1')).toBeVisible(), { timeout: 20_000 }),
};
