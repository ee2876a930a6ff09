import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import { inColumn } from '../storyCardWidth';
import { PropertyCard } from './PropertyCard';
import { cardArgs, home, today, daysBefore } from './storyHome';

const meta = {
  title: 'Cards/PropertyCard/Seen and age',
  component: PropertyCard,
  parameters: { design: designs('property-card') },
  args: cardArgs,
  decorators: [inColumn(424)],
} satisfies Meta<typeof PropertyCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Listed a few days ago: the age is at the end of the facts. */
export const Fresh: Story = {
  args: { listing: { ...home, createdAt: daysBefore(3) }, today },
  play: async ({ canvas }) => {
    const age = canvas.getByText('3 days ago').parentElement as HTMLElement;
    const listed = age.getBoundingClientRect();
    const facts = canvas.getByRole('list', { name: 'Rooms and size' }).getBoundingClientRect();
    const line = canvas
      .getByText(/GH₵ 2,800/)
      .closest('p')
      ?.parentElement?.getBoundingClientRect();
    await expect(Math.abs(listed.top + listed.height / 2 - facts.top - facts.height / 2)).toBeLessThan(1.5);
    await expect(listed.left).toBeGreaterThan(facts.right);
    await expect(Math.abs(listed.right - (line?.right ?? 0))).toBeLessThan(1);
    await expect(age).toHaveTextContent(/^Listed 3 days ago$/);
    await expect(canvas.queryByText('Seen')).toBeNull();
  },
};

/** From the sixty-first day on the age has a clock and another color. */
export const Old: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <PropertyCard {...args} listing={{ ...home, createdAt: daysBefore(60) }} />
      <PropertyCard {...args} listing={{ ...home, createdAt: daysBefore(61) }} />
    </div>
  ),
  args: { today },
  play: async ({ canvas }) => {
    const line = (age: string) => canvas.getByText(age).parentElement as HTMLElement;
    const sixty = line('60 days ago');
    const over = line('61 days ago');
    await expect(getComputedStyle(sixty, '::before').content).toBe('none');
    await expect(over).toHaveAttribute('data-glyph', 'clock');
    await expect(getComputedStyle(over, '::before').inlineSize).toBe('16px');
  },
};

/** The listing was opened on this device before. */
export const Opened: Story = {
  args: { listing: { ...home, createdAt: daysBefore(0) }, today, isOpened: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Seen')).toBeVisible();
    await expect(canvas.getByText('Seen').parentElement).toHaveTextContent(/^Seen Listed today$/);
  },
};

/** Opened before and old; on a narrow card both marks wrap below the facts. */
export const OpenedAndOld: Story = {
  parameters: { cardWidth: 320 },
  args: { listing: { ...home, createdAt: daysBefore(412) }, today, isOpened: true },
  play: async ({ canvas }) => {
    const facts = canvas.getByRole('list', { name: 'Rooms and size' }).getBoundingClientRect();
    const seen = canvas.getByText('Seen').getBoundingClientRect();
    const listed = canvas.getByText('412 days ago').getBoundingClientRect();
    await expect(seen.top).toBeGreaterThanOrEqual(facts.bottom);
    await expect(listed.top).toBe(seen.top);
    await expect(listed.left).toBeGreaterThan(seen.right);
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

/** Resolves when at least `share` of the card is in view, which is when the card's own observer has been notified too. */
function untilVisible(card: Element, share: number): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ intersectionRatio }) => intersectionRatio >= share)) return;
        observer.disconnect();
        resolve();
      },
      { threshold: [share] },
    );
    observer.observe(card);
  });
}

/** While scrolling, less than half of the card does not count as seen, and half of it counts only once. */
export const Seen: Story = {
  render: (args) => (
    <div
      data-testid="window"
      tabIndex={0}
      role="region"
      aria-label="List"
      style={{ blockSize: 500, overflow: 'auto' }}
    >
      <div style={{ blockSize: 1000 }} />
      <PropertyCard {...args} />
      <div style={{ blockSize: 1000 }} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const list = canvas.getByTestId('window');
    const card = canvas.getByRole('article');
    const { height } = card.getBoundingClientRect();
    const show = (share: number) => list.scrollTo({ top: 1000 - 500 + height * share, behavior: 'instant' });

    show(0.4);
    await untilVisible(card, 0.35);
    await expect(args.onSeen).not.toHaveBeenCalled();

    show(0.6);
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledOnce());
    await expect(args.onSeen).toHaveBeenCalledWith({ listingId: '7' });

    list.scrollTo({ top: 0, behavior: 'instant' });
    show(0.7);
    await untilVisible(card, 0.65);
    await expect(args.onSeen).toHaveBeenCalledOnce();
  },
};

/** A card taller than the window counts as seen when it fills half of the window. */
export const SeenTallerThanTheWindow: Story = {
  render: (args) => (
    <div
      data-testid="window"
      tabIndex={0}
      role="region"
      aria-label="List"
      style={{ blockSize: '80vh', overflow: 'auto' }}
    >
      <div style={{ blockSize: '80vh' }} />
      <div style={{ display: 'grid', blockSize: '300vh' }}>
        <PropertyCard {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas, args }) => {
    const list = canvas.getByTestId('window');
    const card = canvas.getByRole('article');
    const show = (share: number) => list.scrollTo({ top: window.innerHeight * share, behavior: 'instant' });

    show(0.4);
    await untilVisible(card, 0.1);
    await expect(args.onSeen).not.toHaveBeenCalled();
    show(0.65);
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledOnce());
  },
};
