import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { pendingRoutes } from '../../app/routes';
import { Screen } from './NotReady';

const meta = {
  title: 'Screens/NotReady',
  component: Screen,
  parameters: { route: pendingRoutes.find(({ isForAgents }) => !isForAgents)?.path },
} satisfies Meta<typeof Screen>;
export default meta;

/** Someone follows a link to a page that is still being built. */
export const Default: StoryObj<typeof meta> = {
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'This page is not ready yet' }),
    ).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  },
};
