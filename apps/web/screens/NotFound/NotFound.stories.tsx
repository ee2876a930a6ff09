import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { NotFoundScreen } from './NotFound';

const meta = {
  title: 'Screens/NotFound',
  component: NotFoundScreen,
  decorators: [wholeApp],
  parameters: { design: designs('404'), kind: 'screen', route: '/no/such/door' },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An unknown path shows the 404 screen with a link to Home. */
export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    await expect(await screen.findByRole('banner', undefined)).toBeVisible();
    await expect(await screen.findByRole('contentinfo', undefined)).toBeVisible();
    await expect(document.title).toBe('Page Not Found | Efie');
  },
};

/** The 404 screen on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Go Home' })).toBeVisible();
  },
};

/** A malformed percent encoding in the path also shows the 404 screen. */
export const MalformedPath: Story = {
  parameters: {
    route: '/%E0%A4%A',
    // React Router logs a warning for a path that it cannot decode.
    expectsOnConsole: [/could not be decoded because it is a malformed URL segment/],
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  },
};
