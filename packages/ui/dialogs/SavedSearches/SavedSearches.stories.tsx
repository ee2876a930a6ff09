import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { SavedSearches, type SavedSearchesProps } from './SavedSearches';

/** Keeps the searches in state, as the device does. */
function StatefulSavedSearches(props: SavedSearchesProps) {
  const [items, setItems] = useState(props.items);
  return (
    <SavedSearches
      {...props}
      items={items}
      onRename={(renamed) => {
        props.onRename(renamed);
        setItems(items.map((item) => (item.query === renamed.query ? { ...item, ...renamed } : item)));
      }}
      onDelete={(item) => {
        const undo = props.onDelete(item);
        setItems(items.filter((other) => other !== item));
        return () => {
          if (!undo()) return false;
          setItems(items);
          return true;
        };
      }}
    />
  );
}

const meta = {
  title: 'Dialogs/SavedSearches',
  component: SavedSearches,
  parameters: {
    design: [],
    kind: 'overlay',
    guide: {
      use: 'The searches that are saved on this device, with their new results.',
      avoid: 'Searches of an account: this list says that it stays on the device.',
      do: 'Delete at once, with Undo in the place of the row.',
      dont: 'Do not show a number of new results before it is known.',
      anatomy: [
        'title and where it is stored',
        'rows: name, filters, new results, Rename and Delete',
        'Undo',
      ],
      accessibility: [
        'As FormDialog. Each button names its search. After Delete focus moves to Undo, after Undo to the restored search, after Rename back to its button.',
      ],
      related: ['SaveSearch', 'FormDialog'],
    } satisfies Guide,
  },
  args: {
    isOpen: true,
    onClose: fn(),
    items: [
      {
        query: 'region=Ashanti&type=rent&beds=3',
        name: '3 bedrooms for rent in Ashanti',
        filtersText: 'Ashanti, For Rent, 3 bedrooms',
        newsText: '12 new since Tuesday',
        hasNew: true,
      },
      {
        query: 'region=Volta',
        name: 'Homes in Volta',
        filtersText: 'Volta',
        newsText: 'Nothing new since 12 November',
        hasNew: false,
      },
    ],
    hrefFor: ({ query }) => `/listings?${query}`,
    onOpened: fn(),
    onRename: fn(),
    onDelete: fn(() => () => true as boolean),
  },
  render: (args) => <StatefulSavedSearches key={args.items.length} {...args} />,
} satisfies Meta<typeof SavedSearches>;
export default meta;

type Story = StoryObj<typeof meta>;

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Saved searches' }));

/** Two searches, one with new results. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    const dialog = await findDialog();
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/on this device only/);
    await expect(dialog.getByText('12 new since Tuesday')).toBeVisible();
    await expect(dialog.getByText('Ashanti, For Rent, 3 bedrooms')).toBeVisible();
    const link = dialog.getByRole('link', { name: 'Homes in Volta' });
    await expect(link).toHaveAttribute('href', '/listings?region=Volta');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onOpened).toHaveBeenCalledWith(args.items[1]);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** On phones it is a bottom sheet as wide as the screen. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect((await findDialog()).getByText('12 new since Tuesday')).toBeVisible();
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBe(window.innerWidth);
  },
};

/** Rename replaces the row by a field; Cancel and Save name move focus back to Rename. */
export const Renaming: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog();
    const findRename = () => dialog.findByRole('button', { name: 'Rename Homes in Volta' });
    await userEvent.click(await findRename());
    const field = () => dialog.getByRole('textbox', { name: 'New name of Homes in Volta' });
    await expect(field()).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(await findRename()).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await userEvent.clear(field());
    await userEvent.keyboard('{Enter}');
    await expect(field()).toHaveAccessibleDescription('Enter a name');
    await userEvent.click(dialog.getByRole('button', { name: 'Save name' }));
    await expect(field()).toHaveFocus();
    await expect(args.onRename).not.toHaveBeenCalled();
    await userEvent.type(field(), 'By the lake{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith({
      query: 'region=Volta',
      name: 'By the lake',
    });
    await expect(dialog.getByRole('button', { name: 'Rename By the lake' })).toHaveFocus();
  },
};

/** Delete needs no confirmation: Undo takes the place of the row. */
export const Deleted: Story = {
  tags: ['visual'],
  play: async () => {
    const dialog = await findDialog();
    const deleteFirst = () =>
      userEvent.click(dialog.getByRole('button', { name: 'Delete 3 bedrooms for rent in Ashanti' }));
    await deleteFirst();
    const undo = () => dialog.getByRole('button', { name: 'Undo deleting 3 bedrooms for rent in Ashanti' });
    await expect(undo()).toHaveFocus();
    await expect(dialog.getAllByRole('link')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(dialog.getByRole('link', { name: '3 bedrooms for rent in Ashanti' })).toHaveFocus(),
    );
    await expect(dialog.getAllByRole('link')).toHaveLength(2);
    await deleteFirst();
    await expect(undo()).toBeVisible();
  },
};

/** Another tab has saved a twentieth search meanwhile. */
export const NotRestored: Story = {
  args: { onDelete: fn(() => () => false) },
  play: async () => {
    const dialog = await findDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Homes in Volta' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Undo deleting Homes in Volta' }));
    await expect(dialog.getByText(/^It cannot be restored/).closest('p')).toHaveFocus();
  },
};

/** Nothing is saved yet. */
export const Empty: Story = {
  tags: ['visual'],
  args: { items: [] },
  play: async () => {
    await expect((await findDialog()).getByText(/^No saved searches yet/)).toBeVisible();
  },
};

/** Stored data was damaged, and the browser stores nothing. */
export const Notices: Story = {
  args: { isDamaged: true, isStorageWorking: false },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByText(/could not be read/)).toBeVisible();
    await expect(dialog.getByText(/lost when you close or reload the page/)).toBeVisible();
  },
};

/** A long name without spaces, markup, and numbers that are not known yet. */
export const Hostile: Story = {
  args: {
    items: ['Ω'.repeat(80), '<b>شقة</b>'].map((name, index) => ({
      query: `q=${index}`,
      name,
      filtersText: `“${'x'.repeat(300)}”`,
      newsText: undefined,
      hasNew: false,
    })),
  },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByRole('link', { name: '<b>شقة</b>' })).toBeVisible();
    const list = dialog.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
