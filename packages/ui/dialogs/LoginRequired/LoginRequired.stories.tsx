import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { Button } from '../../primitives';
import { LoginRequired } from './LoginRequired';

const meta = {
  title: 'Dialogs/LoginRequired',
  component: LoginRequired,
  parameters: {
    design: designs('login-required-dialog'),
    kind: 'overlay',
    guide: {
      use: 'A guest uses a feature that needs an account, such as the favorite button of a card.',
      avoid: 'A screen that needs a session: its route redirects to the login screen.',
      anatomy: ['icon tile, title and sentence', 'Login as User, Login as Agent'],
      accessibility: ['As Dialog. Both answers are links and close it.'],
      related: ['Dialog', 'PropertyCard'],
    } satisfies Guide,
  },
  args: { isOpen: true, onClose: fn(), userLoginHref: '/user/login', agentLoginHref: '/agent/login' },
} satisfies Meta<typeof LoginRequired>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opened by a guest. */
export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Login Required' }));
    await waitFor(() =>
      expect(
        dialog.getByText('Log in as a user or an agent to save this property to your favorites.'),
      ).toBeVisible(),
    );
    await expect(dialog.getByRole('link', { name: 'Login as User' })).toHaveAttribute('href', '/user/login');
    await expect(dialog.getByRole('link', { name: 'Login as Agent' })).toHaveAttribute(
      'href',
      '/agent/login',
    );
  },
};

/** On phones it is a bottom sheet with the main action first. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Login Required' }));
    const names = dialog.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual(['Login as User', 'Login as Agent']);
  },
};

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ padding: 24 }}>
      <Button onClick={() => setOpen(true)}>Save</Button>
      <LoginRequired
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        userLoginHref="/user/login"
        agentLoginHref="/agent/login"
      />
    </div>
  );
}

/** Close and Escape close it, and focus returns to the opening button. */
export const Closed: Story = {
  parameters: { controls: { disable: true } },
  render: () => <Opener />,
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    const close = await screen.findByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toBeVisible());
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(save).toHaveFocus());
    await userEvent.click(save);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(save).toHaveFocus());
  },
};
