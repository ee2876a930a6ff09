import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { SaveSearch } from './SaveSearch';

const meta = {
  title: 'Dialogs/SaveSearch',
  component: SaveSearch,
  parameters: {
    design: [],
    kind: 'overlay',
    guide: {
      use: 'Saving the filters of the listings on this device, under a name.',
      avoid: 'Data of the account: it is saved by a request.',
      do: 'Suggest a name made of the filters.',
      anatomy: [
        'title and the filters',
        'field with the suggested name',
        'where it is stored',
        'Cancel and Save',
      ],
      accessibility: ['As FormDialog; the name has focus first. An empty name gets an error in its field.'],
      related: ['SavedSearches', 'FormDialog'],
    } satisfies Guide,
  },
  args: {
    isOpen: true,
    onClose: fn(),
    suggestedName: '3 bedrooms for rent in Ashanti',
    filtersText: 'Ashanti, For Rent, 3 bedrooms',
    onSave: fn(),
  },
} satisfies Meta<typeof SaveSearch>;
export default meta;

type Story = StoryObj<typeof meta>;

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Save search' }));

/** The name is suggested and selected, so that Enter saves and typing replaces it; stored without surrounding spaces. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    const dialog = await findDialog();
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Ashanti, For Rent, 3 bedrooms');
    await expect(dialog.getByText('Saved on this device only.')).toBeVisible();
    const field = dialog.getByRole('textbox', { name: 'Name' });
    await expect(field).toHaveValue('3 bedrooms for rent in Ashanti');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenLastCalledWith({ name: '3 bedrooms for rent in Ashanti' });
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard(' For Ama {Enter}');
    await expect(args.onSave).toHaveBeenLastCalledWith({ name: 'For Ama' });
  },
};

/** Without a name nothing is saved, and focus moves to the field. */
export const WithError: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    const dialog = await findDialog();
    const field = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(field).toHaveAccessibleDescription('Enter a name');
    await expect(field).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The browser stores nothing, as in some private windows. */
export const NotKept: Story = {
  args: { isStorageWorking: false },
  play: async () => {
    await expect((await findDialog()).getByText(/lost when you close or reload the page/)).toBeVisible();
  },
};
