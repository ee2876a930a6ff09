import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { createStoryListing } from '../../cards/storyListing';
import { Button } from '../../primitives';
import { Lightbox, type LightboxProps } from './Lightbox';

const home = createStoryListing(7, { id: '7' });

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
    design: designs('lightbox'),
    kind: 'overlay',
    guide: {
      use: 'Shows the photos of one listing full screen, opened from the gallery.',
      avoid: 'One image inside a screen: ImageWithFallback. Choosing photos to upload: PhotoQueueField.',
      anatomy: ['photo', 'counter, close and arrows', 'thumbnails'],
      accessibility: [
        'A modal dialog. Arrow keys change the photo, Escape and Back close it, and focus returns to the photo that opened it. Motion stops with reduced motion.',
      ],
      related: ['Gallery', 'ImageWithFallback'],
    } satisfies Guide,
  },
  args: { photos: photosOf(8), startIndex: 2, onClose: fn() },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Lightbox>;
export default meta;

type Story = StoryObj<typeof meta>;

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>;

async function open(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  const lightbox = within(await screen.findByRole('dialog', { name: 'Photos' }));
  return { ...lightbox, count: await lightbox.findByRole('status') };
}

const waitForClose = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Opened at the third photo of eight: buttons and thumbnails navigate, and the last photo is followed by the first. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const lightbox = await open(canvas);
    await expect(lightbox.count).toHaveTextContent('3 of 8');
    await expect(lightbox.getByText('Villa in East Legon')).toBeVisible();
    const next = lightbox.getByRole('button', { name: 'Next photo' });
    const previous = lightbox.getByRole('button', { name: 'Previous photo' });
    await userEvent.click(next);
    await waitFor(() => expect(lightbox.count).toHaveTextContent('4 of 8'));
    await userEvent.click(lightbox.getByRole('button', { name: 'Photo 8 of 8' }));
    await waitFor(() => expect(lightbox.count).toHaveTextContent('8 of 8'));
    await expect(lightbox.getByRole('button', { name: 'Photo 8 of 8' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.click(next);
    await waitFor(() => expect(lightbox.count).toHaveTextContent('1 of 8'));
    await userEvent.click(previous);
    await waitFor(() => expect(lightbox.count).toHaveTextContent('8 of 8'));
    await expect(
      lightbox.getByRole('img', { name: 'Villa in East Legon, picture 8 of 8' }),
    ).toBeInTheDocument();
  },
};

/** Keyboard: arrow keys, Escape; the page behind is inert, and focus returns to the opening button. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    const lightbox = await open(canvas);
    await expect(opener.closest('[inert]')).toContainElement(canvasElement);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(lightbox.count).toHaveTextContent('4 of 8'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(lightbox.count).toHaveTextContent('3 of 8'));
    await userEvent.keyboard('{Escape}');
    await waitForClose();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};

/** The browser's Back closes the lightbox and stays on the page. */
export const Back: Story = {
  play: async ({ canvas, args }) => {
    const url = window.location.href;
    await open(canvas);
    window.history.back();
    await waitForClose();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(window.location.href).toBe(url);
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
};

/** A photo that fails to load: a placeholder in its place; the count and the other photos are unaffected. */
export const BrokenPhoto: Story = {
  tags: ['visual'],
  args: {
    startIndex: 1,
    photos: photosOf(5).map((photo, index) =>
      index === 1 ? { ...photo, url: '/storage/listings/gone/2.png' } : photo,
    ),
  },
  play: async ({ canvas }) => {
    const lightbox = await open(canvas);
    await expect(lightbox.count).toHaveTextContent('2 of 5');
    const broken = () => lightbox.getByRole('img', { name: 'Villa in East Legon, picture 2 of 5' });
    await waitFor(() => expect(broken().tagName).not.toBe('IMG'));
    await userEvent.click(lightbox.getByRole('button', { name: 'Next photo' }));
    await waitFor(() => expect(lightbox.count).toHaveTextContent('3 of 5'));
    await waitFor(() =>
      expect(
        lightbox.getByRole<HTMLImageElement>('img', { name: 'Villa in East Legon, picture 3 of 5' })
          .naturalWidth,
      ).toBeGreaterThan(0),
    );
  },
};

/** + and the button zoom in, and arrow keys then move the photo; - and the button show the whole photo again. */
export const Zoom: Story = {
  play: async ({ canvas }) => {
    const lightbox = await open(canvas);
    const photo = () => lightbox.getByRole('img', { name: 'Villa in East Legon, picture 3 of 8' });
    await waitFor(() => expect(photo().clientWidth).toBeGreaterThan(0));
    const scale = () => photo().getBoundingClientRect().width / photo().clientWidth;
    await userEvent.keyboard('-');
    await expect(scale()).toBeCloseTo(1);
    await userEvent.keyboard('+');
    await waitFor(() => expect(scale()).toBeCloseTo(2));
    const { left } = photo().getBoundingClientRect();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(photo().getBoundingClientRect().left).toBeLessThan(left));
    await expect(lightbox.count).toHaveTextContent('3 of 8');
    await userEvent.keyboard('-');
    await waitFor(() => expect(scale()).toBeCloseTo(1));
    await userEvent.click(lightbox.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(scale()).toBeCloseTo(2));
    await userEvent.click(lightbox.getByRole('button', { name: 'Zoom out' }));
    await waitFor(() => expect(scale()).toBeCloseTo(1));
    await userEvent.dblClick(photo());
    await waitFor(() => expect(scale()).toBeCloseTo(2));
  },
};

/** Another photo begins whole. */
export const ZoomEndsWithThePhoto: Story = {
  play: async ({ canvas }) => {
    const lightbox = await open(canvas);
    await userEvent.click(lightbox.getByRole('button', { name: 'Zoom in' }));
    await lightbox.findByRole('button', { name: 'Zoom out' });
    await userEvent.click(lightbox.getByRole('button', { name: 'Next photo' }));
    await waitFor(() => expect(lightbox.count).toHaveTextContent('4 of 8'));
    await expect(await lightbox.findByRole('button', { name: 'Zoom in' })).toBeVisible();
  },
};

/** One photo: no arrows and no thumbnails. */
export const OnePhoto: Story = {
  args: { startIndex: 0, photos: photosOf(1) },
  play: async ({ canvas }) => {
    const lightbox = await open(canvas);
    await expect(lightbox.count).toHaveTextContent('1 of 1');
    await expect(lightbox.getAllByRole('button').map((button) => button.ariaLabel)).toEqual([
      'Zoom in',
      'Close',
    ]);
    await userEvent.click(lightbox.getByRole('button', { name: 'Close' }));
    await waitForClose();
  },
};

/** Two hundred photos: only the nearest are rendered large, and the thumbnails are one tab stop. */
export const ManyPhotos: Story = {
  tags: ['slow'],
  args: { startIndex: 199, photos: photosOf(200) },
  play: async ({ canvas }) => {
    const lightbox = await open(canvas);
    await expect(lightbox.count).toHaveTextContent('200 of 200');
    await expect(lightbox.getAllByRole('img').length).toBeLessThanOrEqual(5);
    const thumbnails = within(lightbox.getByRole('group', { name: 'All photos' })).getAllByRole('button');
    await expect(thumbnails.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  },
};

/** On phones the buttons are above the thumbnails, one for each thumb. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const lightbox = await open(canvas);
    const next = lightbox.getByRole('button', { name: 'Next photo' }).getBoundingClientRect();
    const thumbnailStrip = lightbox.getByRole('group', { name: 'All photos' }).getBoundingClientRect();
    const previous = lightbox.getByRole('button', { name: 'Previous photo' }).getBoundingClientRect();
    await expect(next.width).toBe(48);
    await expect(Math.min(next.left, previous.left)).toBe(20);
    await expect(Math.max(next.right, previous.right)).toBe(window.innerWidth - 20);
    await expect(next.bottom).toBeLessThan(thumbnailStrip.top);
  },
};
