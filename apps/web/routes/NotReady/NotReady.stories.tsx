import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { pendingRoutes } from '../../app/routes';
import { Screen } from './NotReady';

/** The screen's code comes on its first visit. */
const PATIENCE = { timeout: 5000 };

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
      await screen.findByRole('heading', { level: 1, name: 'This page is not ready yet' }, PATIENCE),
    ).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  },
};
