import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gauge, Heart } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { Button } from '../Button';
import { ICON_TILE_TONES } from '../IconTile';
import { Dialog, type DialogProps } from './Dialog';

/** A button that opens the dialog. On docs pages the dialog starts closed. */
function DialogWithOpener({ isInDocs, ...props }: DialogProps & { isInDocs: boolean }) {
  const [isOpen, setOpen] = useState(!isInDocs);
  const close = () => {
    props.onClose();
    setOpen(false);
  };
  return (
    <div style={{ minBlockSize: isInDocs ? 0 : 600, padding: 16 }}>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog {...props} isOpen={isOpen} onClose={close} />
    </div>
  );
}

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Login Required',
    description: 'Log in as a user or an agent to save this property to your favorites.',
    icon: Heart,
    otherAction: (
      <Button size="large" kind="secondary" href="/agent/login">
        Login as Agent
      </Button>
    ),
    mainAction: (
      <Button size="large" href="/user/login">
        Login as User
      </Button>
    ),
  },
  argTypes: { iconTone: { control: 'select', options: ICON_TILE_TONES } },
  render: (args, { viewMode }) => <DialogWithOpener {...args} isInDocs={viewMode === 'docs'} />,
  parameters: {
    design: designs('dialog'),
    kind: 'overlay',
    guide: {
      use: 'For a question with several answers, or a notice that must be closed. On phones it becomes a bottom sheet.',
      avoid:
        'Not to confirm a loss of data: use AlertDialog. Not for forms: use FormDialog. Not for content that fits on the page. Import it lazily.',
      do: "Name the answers: 'Login as User', 'Login as Agent'.",
      dont: 'Do not open a dialog that nobody asked for.',
      anatomy: [
        'icon tile, if there is one',
        'title and close button',
        'question or notice',
        'content, if there is any',
        'main action and alternative',
      ],
      accessibility: [
        'A modal `dialog`, named by its title and described by its text.',
        'Focus moves to the close button or to `initialFocus`, stays inside, and returns to the opener. Escape and a press outside close it.',
        'On phones the main action comes first, for the eye and in the tab order.',
      ],
      related: ['AlertDialog', 'FormDialog', 'LoginRequired'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A question with two answers. On phones it is a sheet with stacked buttons, the main one first. */
export const Default: Story = {
  tags: ['visual'],
  render: (args) => <Dialog {...args} />,
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'Login Required' });
    await expect(dialog).toHaveAccessibleDescription(/save this property/);
    await expect(within(dialog).getByRole('link', { name: 'Login as User' })).toBeVisible();
  },
};

/** Keyboard: focus stays inside, Escape closes, and focus returns to the opener. */
export const Keyboard: Story = {
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <div style={{ padding: 16 }}>
        <Button kind="secondary" onClick={() => setOpen(true)}>
          Open
        </Button>
        <Dialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The first focus can be set, here to Cancel. */
export const FirstFocus: Story = {
  render: function Render(args, { viewMode }) {
    const cancel = useRef<HTMLButtonElement>(null);
    return (
      <DialogWithOpener
        {...args}
        isInDocs={viewMode === 'docs'}
        initialFocus={cancel}
        otherAction={
          <Button ref={cancel} kind="ghost" size="large">
            Cancel
          </Button>
        }
      />
    );
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

/** A notice with a close button, after which it can be opened again. */
export const Closing: Story = {
  args: {
    title: 'Listing Limit Reached',
    description: 'Please upgrade your plan to add more.',
    icon: Gauge,
    iconTone: 'gold',
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

/** A long title and description. */
export const LongText: Story = {
  args: {
    title:
      'Delete the listing of a three bedroom townhouse with a shaded veranda in Airport Residential Area',
    description: 'Everything in it goes with it: photographs, views and questions. '.repeat(6),
  },
};
