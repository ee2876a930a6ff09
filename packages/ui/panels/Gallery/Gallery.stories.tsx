import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyListing } from '../../cards/storyListing';
import { Gallery } from './Gallery';

const home = storyListing(7, { id: '7', propertyType: 'villa', town: 'East Legon' });

/** The listing with so many photos; the seeded ones come again and again. */
function withPhotos(count: number) {
  const photos = Array.from({ length: count }, (_, index) => {
    const photo = home.photos[index % home.photos.length];
    if (!photo) throw new Error('The seeded listing has no photo.');
    return { ...photo, id: String(index + 1) };
  });
  return { ...home, photos };
}

const meta = {
  title: 'Panels/Gallery',
  component: Gallery,
  parameters: {
    guide: {
      use: 'The photos at the top of a listing, from none to many.',
      avoid: 'Photos of other things, or a picture on a card: use ImageWithFallback.',
    },
  },
  args: { listing: withPhotos(8), onOpenPhoto: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 1200, marginInline: 'auto', paddingInline: 'var(--gutter)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Eight photos: three in view, the third says how many more there are; a press opens the one that was pressed. */
export const Default: Story = {
  tags: ['visual'],
  parameters: { proves: ['C226', 'C243', 'C244'] },
  play: async ({ canvas, args }) => {
    const tiles = within(canvas.getByRole('list', { name: 'Photos' })).getAllByRole('button');
    await expect(tiles).toHaveLength(3);
    const third = canvas.getByRole('button', {
      name: 'Villa in East Legon, picture 3 of 8 +5 more photos',
    });
    await userEvent.click(third);
    await expect(args.onOpenPhoto).toHaveBeenLastCalledWith({ index: 2 });
    await expect(third).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenPhoto).toHaveBeenLastCalledWith({ index: 1 });
  },
};

async function expectTiles(canvas: ReturnType<typeof within>, count: number, more?: string): Promise<void> {
  await expect(canvas.queryAllByRole('button')).toHaveLength(count);
  if (more === undefined) await expect(canvas.queryByText(/more photo/)).toBeNull();
  else await expect(canvas.getByText(more)).toBeVisible();
}

/** The agent added no photo: the quiet motif, which opens nothing. */
export const NoPhotos: Story = {
  tags: ['visual'],
  parameters: { proves: ['C242', 'F78'] },
  args: { listing: withPhotos(0) },
  play: async ({ canvas }) => {
    await expectTiles(canvas, 0);
    await expect(canvas.getByRole('img', { name: 'Villa in East Legon, no picture' })).toBeVisible();
  },
};

/** One photo, over the whole width. */
export const OnePhoto: Story = {
  tags: ['visual'],
  parameters: { proves: ['C242', 'F78'] },
  args: { listing: withPhotos(1) },
  play: async ({ canvas }) => expectTiles(canvas, 1),
};

/** Two photos share the width. */
export const TwoPhotos: Story = {
  tags: ['visual'],
  parameters: { proves: ['C242', 'F78'] },
  args: { listing: withPhotos(2) },
  play: async ({ canvas }) => {
    await expectTiles(canvas, 2);
    const [first, second] = canvas.getAllByRole('button').map((tile) => tile.getBoundingClientRect());
    await expect(Math.abs((first?.width ?? 0) - (second?.width ?? 1))).toBeLessThan(1);
  },
};

/** Three photos: all are in view. */
export const ThreePhotos: Story = {
  parameters: { proves: ['C242', 'F78'] },
  args: { listing: withPhotos(3) },
  play: async ({ canvas }) => expectTiles(canvas, 3),
};

/** One more than are in view. */
export const FourPhotos: Story = {
  parameters: { proves: ['C243', 'F78'] },
  args: { listing: withPhotos(4) },
  play: async ({ canvas }) => expectTiles(canvas, 3, '+1 more photo'),
};

/** Two hundred photos: no more than three are fetched. */
export const ManyPhotos: Story = {
  parameters: { proves: ['C243', 'F78'] },
  args: { listing: withPhotos(200) },
  play: async ({ canvas, canvasElement }) => {
    await expectTiles(canvas, 3, '+197 more photos');
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(3);
  },
};

/** The second photo is gone from the store: the motif takes its place, the count stays. */
export const BrokenPhoto: Story = {
  tags: ['visual'],
  args: {
    listing: {
      ...withPhotos(5),
      photos: withPhotos(5).photos.map((photo, index) =>
        index === 1 ? { ...photo, url: '/storage/listings/gone/2.png' } : photo,
      ),
    },
  },
  play: async ({ canvas }) => {
    const second = () => canvas.getByRole('img', { name: 'Villa in East Legon, picture 2 of 5' });
    await waitFor(() => expect(second().tagName).not.toBe('IMG'));
    await expectTiles(canvas, 3, '+2 more photos');
    for (const [index, tile] of canvas.getAllByRole('button').entries()) {
      await expect(tile).toHaveAccessibleName(new RegExp(`^Villa in East Legon, picture ${index + 1} of 5`));
    }
  },
};

/** On a phone: edge to edge, 4:3, two 16:9 tiles below. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('button').map((tile) => tile.getBoundingClientRect());
    if (!first || !second || !third) throw new Error('A tile is missing.');
    await expect(first.left).toBe(0);
    await expect(first.width).toBe(window.innerWidth);
    await expect(first.width / first.height).toBeCloseTo(4 / 3, 1);
    await expect(second.width / second.height).toBeCloseTo(16 / 9, 1);
    await expect(third.top).toBe(second.top);
    await expect(second.top - first.bottom).toBe(4);
    await expect(canvas.getByText('1 of 8')).toBeVisible();
  },
};
