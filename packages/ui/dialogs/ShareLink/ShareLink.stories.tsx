import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { ShareLink } from './ShareLink';

const url = 'https://efie.example/property/7';

const meta = {
  title: 'Dialogs/ShareLink',
  tags: ['visual'],
  component: ShareLink,
  parameters: {
    design: [],
    kind: 'overlay',
    guide: {
      use: 'When the browser supports neither sharing nor copying: the user copies the link manually.',
      avoid:
        'As the first step of Share. Try the share sheet, then the clipboard; open this dialog only if both fail.',
      anatomy: ['title and sentence', 'field with the link', 'Copy'],
      accessibility: [
        'As Dialog. When copying fails, focus moves to the link, which is selected, so that the keys of the device copy it.',
      ],
      related: ['Dialog', 'TextInput'],
    } satisfies Guide,
  },
  args: { isOpen: true, onClose: fn(), title: 'Share this property', url, onCopy: fn(async () => true) },
} satisfies Meta<typeof ShareLink>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The link has focus and is selected; Copy copies it. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this property' }));
    const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
    await expect(field).toHaveValue(url);
    await expect(field).toHaveAttribute('readonly');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field.selectionEnd).toBe(url.length);
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
};

/** Copy fails in the dialog too: a hint asks the user to copy the selected link manually. */
export const RefusedAgain: Story = {
  args: { onCopy: fn(async () => false) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    const field = dialog.getByRole('textbox', { name: 'Link' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/The link is selected/));
    await expect(field).toHaveFocus();
  },
};
