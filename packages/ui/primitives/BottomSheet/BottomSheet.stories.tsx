import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { Button } from '../Button';
import { NumberChips } from '../NumberChips';
import { Select } from '../Select';
import { BottomSheet } from './BottomSheet';

const roomOptions = ['Any', '1', '2', '3', '4+'].map((label, rooms) => ({
  value: rooms === 0 ? '' : String(rooms),
  label,
}));

const meta = {
  title: 'Primitives/BottomSheet',
  component: BottomSheet,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Filters',
    otherAction: (
      <Button kind="ghost" size="large">
        Clear All Filters
      </Button>
    ),
    mainAction: <Button size="large">Show 24 properties</Button>,
    children: (
      <div style={{ display: 'grid', gap: 24 }}>
        <Select label="Region" options={[{ value: '', label: 'All regions' }]} />
        <NumberChips label="Bedrooms" options={roomOptions} value="" onValueChange={() => undefined} />
      </div>
    ),
  },
  // On docs pages the sheet starts closed.
  render: function Render(args, { viewMode }) {
    const [isOpen, setOpen] = useState(viewMode !== 'docs');
    return (
      <>
        <Button kind="secondary" onClick={() => setOpen(true)}>
          Filters
        </Button>
        <BottomSheet
          {...args}
          isOpen={isOpen && args.isOpen}
          onClose={() => {
            args.onClose();
            setOpen(false);
          }}
        />
      </>
    );
  },
  parameters: {
    design: designs('dialog'),
    kind: 'overlay',
    layout: 'padded',
    guide: {
      use: 'For options that need most of a phone’s screen: the filters. Changes apply immediately; the button only closes the sheet.',
      avoid:
        'Not for questions and forms: use Dialog and FormDialog, which are sheets on phones and dialogs on wider screens.',
      do: "Apply each choice at once, and name the result in the button: 'Show 24 properties'.",
      dont: 'Do not open a second sheet from a sheet.',
      anatomy: ['handle', 'title and close button', 'body that scrolls', 'footer with one or two buttons'],
      accessibility: [
        'A modal `dialog` named by its title: focus stays inside and returns to the opener.',
        'Escape, a press outside, the close button or a drag down close it; dragging is never the only way.',
      ],
      related: ['Dialog', 'FormDialog', 'SearchFilters'],
    } satisfies Guide,
  },
} satisfies Meta<typeof BottomSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With handle, title, close button, scrolling body and sticky footer. */
export const Default: Story = { tags: ['visual'], globals: { viewport: { value: 'phone' } } };

/** More content than fits: the body scrolls between header and footer. */
export const LongText: Story = {
  args: {
    children: (
      <div style={{ display: 'grid', gap: 24 }}>
        {Array.from({ length: 14 }, (_, index) => (
          <Select key={index} label={`Filter ${index + 1}`} options={[{ value: '', label: 'Any' }]} />
        ))}
      </div>
    ),
  },
  play: async () => {
    const sheet = screen.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1);
    await expect(screen.getByRole('button', { name: 'Show 24 properties' })).toBeVisible();
  },
};

/** Escape and the close button close it: dragging is never the only way. */
export const Closing: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
