import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyListing } from '../../cards/storyListing';
import { Button } from '../../primitives';
import { Lightbox, type LightboxProps } from './Lightbox';

const home = storyListing(7, { id: '7' });

function photosOf(count: number): LightboxProps['photos'] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    url: home.photos[index % home.photos.length]?.url ?? '',
    alt: `Villa in East Legon, picture ${index + 1} of ${count}`,
  }));
}

function Opener(props: LightboxProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ minBlockSize: 600, padding: 24 }}>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      {isOpen && (
        <Lightbox
          {...props}
          onClose={() => {
            props.onClose();
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

const meta = {
  title: 'Dialogs/Lightbox',
  component: Lightbox,
  parameters: {
    guide: {
      use: 'Looking at the photos of one listing full screen, from the gallery.',
      avoid:
        'Showing one picture inside a page: use ImageWithFallback. Choosing photos to send: use the photo queue.',
    },
  },
  args: { photos: photosOf(8), startAt: 2, onClose: fn() },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Lightbox>;
export default meta;

type Story = StoryObj<typeof meta>;

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>;

async function open(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  const layer = within(await screen.findByRole('dialog', { name: 'Photos' }));
  return { ...layer, count: await layer.findByRole('status') };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** A visitor has pressed the third photo of eight: buttons and thumbnails lead on, and the ends join. */
export const Default: Story = {
  tags: ['visual'],
  parameters: { proves: ['C245', 'C246', 'C247'] },
  play: async ({ canvas }) => {
    const layer = await open(canvas);
    await expect(layer.count).toHaveTextContent('3 of 8');
    const next = layer.getByRole('button', { name: 'Next photo' });
    const previous = layer.getByRole('button', { name: 'Previous photo' });
    await userEvent.click(next);
    await waitFor(() => expect(layer.count).toHaveTextContent('4 of 8'));
    await userEvent.click(layer.getByRole('button', { name: 'Photo 8 of 8' }));
    await waitFor(() => expect(layer.count).toHaveTextContent('8 of 8'));
    await expect(layer.getByRole('button', { name: 'Photo 8 of 8' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(next);
    await waitFor(() => expect(layer.count).toHaveTextContent('1 of 8'));
    await userEvent.click(previous);
    await waitFor(() => expect(layer.count).toHaveTextContent('8 of 8'));
    await expect(layer.getByRole('img', { name: 'Villa in East Legon, picture 8 of 8' })).toBeInTheDocument();
  },
};

/** Without a pointer: arrows, Escape, nothing behind the layer can be reached, the focus is back where it was. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    const layer = await open(canvas);
    await expect(opener.closest('[inert]')).toContainElement(canvasElement);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(layer.count).toHaveTextContent('4 of 8'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(layer.count).toHaveTextContent('3 of 8'));
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};

/** Back leaves the layer, not the page. */
export const Back: Story = {
  play: async ({ canvas, args }) => {
    const address = window.location.href;
    await open(canvas);
    window.history.back();
    await gone();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(window.location.href).toBe(address);
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
};

/** The second photo is gone from the store: a motif in its place, the count as before, the others as they were. */
export const BrokenPhoto: Story = {
  tags: ['visual'],
  parameters: { proves: ['F79'] },
  args: {
    startAt: 1,
    photos: photosOf(5).map((photo, index) =>
      index === 1 ? { ...photo, url: '/storage/listings/gone/2.png' } : photo,
    ),
  },
  play: async ({ canvas }) => {
    const layer = await open(canvas);
    await expect(layer.count).toHaveTextContent('2 of 5');
    const broken = () => layer.getByRole('img', { name: 'Villa in East Legon, picture 2 of 5' });
    await waitFor(() => expect(broken().tagName).not.toBe('IMG'));
    await userEvent.click(layer.getByRole('button', { name: 'Next photo' }));
    await waitFor(() => expect(layer.count).toHaveTextContent('3 of 5'));
    await waitFor(() =>
      expect(
        layer.getByRole<HTMLImageElement>('img', { name: 'Villa in East Legon, picture 3 of 5' })
          .naturalWidth,
      ).toBeGreaterThan(0),
    );
  },
};

/** One photo: there is nowhere to go but out. */
export const OnePhoto: Story = {
  args: { startAt: 0, photos: photosOf(1) },
  play: async ({ canvas }) => {
    const layer = await open(canvas);
    await expect(layer.count).toHaveTextContent('1 of 1');
    await expect(layer.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(layer.getByRole('button', { name: 'Close' }));
    await gone();
  },
};

/** Two hundred photos: only those near are drawn large, and the thumbnails are one stop of the Tab key. */
export const ManyPhotos: Story = {
  parameters: { proves: ['F78'] },
  args: { startAt: 199, photos: photosOf(200) },
  play: async ({ canvas }) => {
    const layer = await open(canvas);
    await expect(layer.count).toHaveTextContent('200 of 200');
    await expect(layer.getAllByRole('img').length).toBeLessThanOrEqual(5);
    const thumbs = within(layer.getByRole('group', { name: 'All photos' })).getAllByRole('button');
    await expect(thumbs.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  },
};

/** On a phone: the buttons stand above the thumbnails. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const layer = await open(canvas);
    const next = layer.getByRole('button', { name: 'Next photo' }).getBoundingClientRect();
    const strip = layer.getByRole('group', { name: 'All photos' }).getBoundingClientRect();
    await expect(next.width).toBe(48);
    await expect(next.bottom).toBeLessThan(strip.top);
  },
};
