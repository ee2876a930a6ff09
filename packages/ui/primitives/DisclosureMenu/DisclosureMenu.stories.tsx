import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { DisclosureMenu } from './DisclosureMenu';

const onPress = fn();

const meta = {
  title: 'Primitives/DisclosureMenu',
  component: DisclosureMenu,
  args: {
    label: 'Account, Kofi Mensah',
    children: <Avatar initials="KM" size={36} />,
    header: { name: 'Kofi Mensah', detail: 'kofi.mensah@example.com' },
    items: [
      { label: 'Favorites', href: '#favorites' },
      { label: 'Log out', onPress },
    ],
  },
  render: (args) => <DisclosureMenu key={String(args.isInitiallyOpen)} {...args} />,
  decorators: [
    (Story) => (
      <div style={{ display: 'flow-root', minBlockSize: '26rem', padding: 16 }}>
        <div style={{ inlineSize: 'fit-content', marginInlineStart: 'auto' }}>
          <Story />
        </div>
        <Button kind="secondary">Elsewhere</Button>
      </div>
    ),
  ],
  beforeEach: () => {
    onPress.mockClear();
  },
  parameters: {
    design: designs('navigation'),
    guide: {
      use: 'For a few links and actions behind one button: the account menu behind the avatar, Rename and Remove of a saved search.',
      avoid: 'Not to select a value: use Select or Combobox. Not for a single action: show its button.',
      do: 'Put the action that ends something last: Log out.',
      dont: 'Do not nest menus.',
      anatomy: [
        'button with its content and a chevron',
        'header with a name and a detail',
        'rows of links and actions',
      ],
      accessibility: [
        'A button with `aria-expanded`, and a list: Tab moves through the rows, as it is no ARIA menu.',
        'Escape closes it and returns focus to the button; a press or focus outside closes it.',
        'The current page has `aria-current`.',
      ],
      related: ['AppHeader', 'Select', 'Disclosure'],
    } satisfies Guide,
  },
} satisfies Meta<typeof DisclosureMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const agentMenu = {
  label: 'Account, Ama Owusu-Mensah',
  children: <Avatar initials="AO" size={36} />,
  head: { name: 'Ama Owusu-Mensah', detail: 'Adom Keys' },
  items: [
    { label: 'Dashboard', href: '#dashboard', isCurrent: true },
    { label: 'Favorites', href: '#favorites' },
    { label: 'List Property', onPress },
    { label: 'Log out', onPress },
  ],
};

/** Closed; a press opens it, a second press closes it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account, Kofi Mensah', expanded: false });
    await expect(canvas.queryByRole('link', { name: 'Favorites' })).toBeNull();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Favorites' })).toBeVisible();
    await userEvent.click(button);
    await expect(canvas.queryByRole('link', { name: 'Favorites' })).toBeNull();
  },
};

/** A user's menu, open: the signed-in user, then rows 44 px high. */
export const UserMenu: Story = {
  tags: ['visual'],
  args: { isInitiallyOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('kofi.mensah@example.com')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Favorites',
      'Log out',
    ]);
    for (const row of canvas.getAllByRole('listitem')) {
      await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** An agent's menu, open on the dashboard. */
export const AgentMenu: Story = {
  tags: ['visual'],
  args: { ...agentMenu, isInitiallyOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
  },
};

/** Keyboard: Enter and Space open and close it, Tab moves through the rows, Escape closes it and returns focus. */
export const Keyboard: Story = {
  args: agentMenu,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account, Ama Owusu-Mensah' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Favorites' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
  },
};

/** Tab from the last row moves focus out and closes the menu. */
export const TabLeaves: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account, Kofi Mensah' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A press outside closes it and still reaches its target. */
export const PressElsewhere: Story = {
  args: { isInitiallyOpen: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(canvas.getByRole('button', { name: 'Account, Kofi Mensah' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

/** A row runs its action once, and the menu closes. */
export const Chosen: Story = {
  args: { isInitiallyOpen: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(onPress).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('kofi.mensah@example.com')).not.toBeVisible();
  },
};

/** Behind an icon, without a header. */
export const BehindAnIcon: Story = {
  tags: ['visual'],
  args: {
    label: 'Actions for Accra, 2 bedrooms',
    children: <Icon icon={EllipsisVertical} />,
    header: undefined,
    hasChevron: false,
    items: [
      { label: 'Rename', onPress },
      { label: 'Remove', onPress },
    ],
    isInitiallyOpen: true,
  },
};

/** Long names are truncated to one line, with the full text in `title`; long rows wrap. */
export const LongText: Story = {
  tags: ['visual'],
  args: {
    isInitiallyOpen: true,
    header: {
      name: `${'Nana'.repeat(2500)} 👨‍👩‍👧‍👦 عائشة`,
      detail: 'Adom Keys and Sons Property Management and Lettings Limited, Kumasi',
    },
    items: [{ label: 'Every property that you have saved on this device', href: '#favorites' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle(/^Nana/).getBoundingClientRect().height).toBeLessThan(30);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

function MenuOfBusyRow() {
  const [isBusy, setBusy] = useState(true);
  return (
    <>
      <DisclosureMenu label="Status" items={isBusy ? [] : [{ label: 'Mark as Rented', onPress }]}>
        <Icon icon={EllipsisVertical} />
      </DisclosureMenu>
      <Button onClick={() => setBusy(false)}>Finish</Button>
    </>
  );
}

/** Without items, as while a row is being saved, a press opens nothing, also not later. */
export const NoItems: Story = {
  parameters: { controls: { disable: true } },
  render: () => <MenuOfBusyRow />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Status', expanded: false });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    // A click without focus, because focus outside closes an open menu.
    canvas.getByRole('button', { name: 'Finish' }).click();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await expect(canvas.queryByRole('button', { name: 'Mark as Rented' })).toBeNull();
    await userEvent.click(button);
    await expect(canvas.getByRole('button', { name: 'Mark as Rented' })).toBeVisible();
  },
};
