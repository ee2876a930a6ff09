import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Screen } from './NotFound';

/** The screen's code comes on its first visit. */
const PATIENCE = { timeout: 5000 };

const meta = {
  title: 'Screens/NotFound',
  component: Screen,
  parameters: { route: '/no/such/door' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Someone follows an address that leads nowhere. */
export const Default: Story = {
  tags: ['visual'],
  parameters: { proves: ['C21', 'C22'] },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Page Not Found' }, PATIENCE),
    ).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    await expect(await screen.findByRole('banner', undefined, PATIENCE)).toBeVisible();
    await expect(await screen.findByRole('contentinfo', undefined, PATIENCE)).toBeVisible();
    await expect(document.title).toBe('Page Not Found | Efie');
  },
};

/** The same on a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A broken percent sign in the address ends here too, not in an error. */
export const BrokenAddress: Story = {
  parameters: {
    route: '/%E0%A4%A',
    // The router says so of an address that nobody can decode.
    expectsOnConsole: [/could not be decoded because it is a malformed URL segment/],
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Page Not Found' }, PATIENCE),
    ).toBeVisible();
  },
};
