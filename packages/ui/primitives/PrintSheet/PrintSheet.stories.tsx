import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { Button } from '../Button';
import { Text } from '../Text';
import { PrintSheet } from './PrintSheet';
import { usePrint } from './usePrint';

function Printer({ children }: { children: ReactNode }) {
  const { print, sheet } = usePrint();
  return (
    <>
      <Button onClick={() => void print(children)}>Print</Button>
      {sheet}
    </>
  );
}

const meta = {
  title: 'Primitives/PrintSheet',
  component: PrintSheet,
  parameters: {
    layout: 'padded',
    guide: {
      use: 'Something that is printed alone instead of its page: a receipt, a card for a window. `usePrint` mounts it and opens the print dialog.',
      avoid: 'A page that prints well as it is: hide its buttons with `media.print`.',
      do: 'Fit the content on one A4 page, in black on white.',
      dont: 'Do not keep it mounted: the page itself could not be printed.',
      anatomy: ['the sheet, in print only', 'the rest of the page, hidden in print'],
      accessibility: ['Hidden on the screen, also from assistive technology: it repeats what the page says.'],
      related: ['QrCode', 'Receipt', 'WindowCard'],
      exports: ['PrintSheet'],
    } satisfies Guide,
  },
  args: { children: 'A page for the printer' },
} satisfies Meta<typeof PrintSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const findSheet = () => document.querySelector('[data-print-sheet]');

/** On the screen the sheet is invisible and takes no space: only the page's own text is shown. */
export const Default: Story = {
  tags: ['visual'],
  render: (args) => (
    <>
      <Text as="p">The page on the screen.</Text>
      <PrintSheet {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The page on the screen.')).toBeVisible();
    await expect(findSheet()).toHaveTextContent('A page for the printer');
    await expect(findSheet()).not.toBeVisible();
  },
};

/** `usePrint` mounts the sheet, opens the print dialog, and removes the sheet when that has closed. */
export const Printed: Story = {
  parameters: { controls: { disable: true } },
  render: () => <Printer>A page for the printer</Printer>,
  play: async ({ canvas }) => {
    const opened = fn();
    const original = window.print;
    window.print = () => {
      opened(findSheet()?.textContent);
    };
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
      await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    } finally {
      window.print = original;
    }
    await expect(opened.mock.calls).toEqual([[expect.stringContaining('A page for the printer')]]);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(findSheet()).toBeNull());
  },
};

const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Replaces a photo that cannot be loaded, as a window card does. */
function ReplacedPhoto() {
  const [url, setUrl] = useState('data:image/png;base64,broken');
  return <img key={url} src={url} alt="Front view" onError={() => setUrl(DOT)} />;
}

/** Printing waits for the photo that replaces one that cannot be loaded. */
export const ReplacedImage: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Printer>
      <ReplacedPhoto />
    </Printer>
  ),
  play: async ({ canvas }) => {
    const printed = fn();
    const original = window.print;
    window.print = () => {
      printed(findSheet()?.querySelector('img')?.naturalWidth);
    };
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
      await waitFor(() => expect(printed).toHaveBeenCalledOnce());
    } finally {
      window.print = original;
    }
    await expect(printed).toHaveBeenCalledWith(1);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(findSheet()).toBeNull());
  },
};
