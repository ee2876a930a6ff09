import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { createStoryListing } from '../../cards/storyListing';
import { Gallery } from './Gallery';
import { namedOptions } from '../../../../testing/namedOptions';

const home = createStoryListing(7, { id: '7', propertyType: 'villa', town: 'East Legon' });

/** The listing with `count` photos, repeating the seeded ones. */
function withPhotos(count: number) {
  const photos = Array.from({ length: count }, (_, index) => {
    const photo = home.photos[index % home.photos.length];
    if (!photo) throw new Error('The generated listing has no photos.');
    return { ...photo, id: String(index + 1) };
  });
  return { ...home, photos };
}

const eightPhotos = withPhotos(8);

const meta = {
  title: 'Panels/Gallery',
  component: Gallery,
  argTypes: {
    listing: namedOptions({
      '8 photos': eightPhotos,
      'No photos': withPhotos(0),
      'One photo': withPhotos(1),
      'Two photos': withPhotos(2),
    }),
  },
  parameters: {
    design: designs('property-detail'),
    guide: {
      use: 'The photos at the top of a listing, from none to many.',
      avoid: 'Other photos, or the photo of a card: use ImageWithFallback.',
      do: 'Open the Lightbox at the photo that was pressed.',
      dont: 'Do not show an empty box: the motif replaces missing photos.',
      anatomy: [
        'up to four photos, or the first three of more',
        "'1 of n' on the first",
        "'+N more photos' on the third",
        'without photos: motif and a link that asks for them',
        'buttons over the photos',
      ],
      accessibility: [
        "A list named 'Photos' of buttons that open a dialog. The photo's alternative text names the button; focus returns to it.",
      ],
      related: ['Lightbox', 'ImageWithFallback'],
    } satisfies Guide,
  },
  args: { listing: eightPhotos, onOpenPhoto: fn() },
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

/** Eight photos: three are shown, the third says how many more there are, and a press opens the pressed one. */
export const Default: Story = {
  tags: ['visual'],
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

/** No photos: a low motif that cannot be pressed, and a message that asks the agent for photos. */
export const NoPhotos: Story = {
  tags: ['visual'],
  args: { listing: withPhotos(0) },
  play: async ({ canvas }) => {
    await expectTiles(canvas, 0);
    await expect(canvas.getByRole('img', { name: 'Villa in East Legon, no picture' })).toBeVisible();
    await expect(await canvas.findByText('No photos yet')).toBeVisible();
    const ask = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Ask the agent for photos' });
    await expect(new URL(ask.href).searchParams.get('text')).toMatch(/Can you send me photos\?$/);
  },
};

/** One photo at full width. */
export const OnePhoto: Story = {
  tags: ['visual'],
  args: { listing: withPhotos(1) },
  play: async ({ canvas }) => expectTiles(canvas, 1),
};

/** Two photos share the width. */
export const TwoPhotos: Story = {
  tags: ['visual'],
  args: { listing: withPhotos(2) },
  play: async ({ canvas }) => {
    await expectTiles(canvas, 2);
    const [first, second] = canvas.getAllByRole('button').map((tile) => tile.getBoundingClientRect());
    await expect(Math.abs((first?.width ?? 0) - (second?.width ?? 1))).toBeLessThan(1);
  },
};

/** Three photos: all are shown. */
export const ThreePhotos: Story = {
  args: { listing: withPhotos(3) },
  play: async ({ canvas }) => expectTiles(canvas, 3),
};

/** Four photos: all are shown, none is veiled to hide a single one. */
export const FourPhotos: Story = {
  tags: ['visual'],
  args: { listing: withPhotos(4) },
  play: async ({ canvas }) => {
    await expectTiles(canvas, 4);
    const [, second, ...rest] = canvas.getAllByRole('button').map((tile) => tile.getBoundingClientRect());
    for (const { width, height } of rest) {
      await expect(Math.abs(width - (second?.width ?? 0))).toBeLessThan(1);
      await expect(Math.abs(height - (second?.height ?? 0))).toBeLessThan(1);
    }
  },
};

/** Five photos: three are shown. */
export const FivePhotos: Story = {
  args: { listing: withPhotos(5) },
  play: async ({ canvas }) => expectTiles(canvas, 3, '+2 more photos'),
};

/** Two hundred photos: only three are loaded. */
export const ManyPhotos: Story = {
  args: { listing: withPhotos(200) },
  play: async ({ canvas, canvasElement }) => {
    await expectTiles(canvas, 3, '+197 more photos');
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(3);
  },
};

/** The second photo fails to load: a motif replaces it, and the count is unchanged. */
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

/** On a phone: a 4:3 photo from edge to edge with two 16:9 photos below. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('button').map((tile) => tile.getBoundingClientRect());
    if (!first || !second || !third) throw new Error('The gallery renders fewer than three photos.');
    await expect(first.left).toBe(0);
    await expect(first.width).toBe(window.innerWidth);
    await expect(first.width / first.height).toBeCloseTo(4 / 3, 1);
    await expect(second.width / second.height).toBeCloseTo(16 / 9, 1);
    await expect(third.top).toBe(second.top);
    await expect(second.top - first.bottom).toBe(4);
    await expect(canvas.getByText('1 of 8')).toBeVisible();
  },
};
