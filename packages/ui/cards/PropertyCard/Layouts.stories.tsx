import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import { inColumn } from '../storyCardWidth';
import { PropertyCard } from './PropertyCard';
import { PropertyCardSkeleton } from './PropertyCardSkeleton';
import { cardArgs, daysBefore, home, today } from './storyHome';

const meta = {
  title: 'Cards/PropertyCard/Layouts',
  component: PropertyCard,
  parameters: { design: designs('property-card') },
  args: cardArgs,
  decorators: [inColumn(424)],
} satisfies Meta<typeof PropertyCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** From 480 px the photo is beside the text, whose title and place have two lines. A skeleton has the same height. */
export const Wide: Story = {
  parameters: { cardWidth: 536 },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <PropertyCardSkeleton />
      <PropertyCard {...args} />
      <PropertyCard
        {...args}
        listing={{ ...home, title: 'Studio', price: null, bedrooms: null, bathrooms: null, area: null }}
      />
    </div>
  ),
  args: { listing: { ...home, isFeatured: true, createdAt: daysBefore(3) }, today },
  play: async ({ canvas, canvasElement }) => {
    await document.fonts.ready;
    const box = (element: Element) => element.getBoundingClientRect();
    const cards = [...canvasElement.querySelectorAll('[data-card]')];
    await expect(new Set(cards.map((card) => Math.round(box(card).height))).size).toBe(1);
    const [card = document.body] = canvas.getAllByRole('article');
    const title = box(within(card).getByRole('heading'));
    const photo = box(within(card).getByRole('img'));
    const isRtl = document.documentElement.dir === 'rtl';
    await expect(isRtl ? photo.left - title.right : title.left - photo.right).toBeGreaterThan(0);
    await expect(title.top).toBeLessThan(photo.bottom);
    await expect(within(card).getByText('3 days ago').parentElement).toHaveTextContent(/^Listed 3 days ago$/);
    const agent = box(within(card).getByRole('link', { name: home.agent.name }));
    for (const name of [/^View Details/, /^Call /, /^WhatsApp /]) {
      const action = box(within(card).getByRole('link', { name }));
      await expect(action.height).toBeGreaterThanOrEqual(44);
      await expect(action.width).toBeGreaterThanOrEqual(44);
      await expect(isRtl ? agent.left - action.right : action.left - agent.right).toBeGreaterThan(0);
    }
  },
};
