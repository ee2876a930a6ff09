import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { MoveInCost } from './MoveInCost';

const meta = {
  title: 'Panels/MoveInCost',
  component: MoveInCost,
  parameters: {
    guide: {
      use: 'On the screen of a listing for rent, between the facts and the description.',
      avoid: 'Listings for sale, and cards: they show only the price.',
      do: 'Say that the legal limit is six months, and whether the total contains a fee.',
      dont: 'Do not send or store what the visitor chooses.',
      anatomy: ['title', 'months of advance', "agent's fee", 'sum, and a warning above six months'],
      accessibility: [
        'A region named by its title; links to its id move focus to it. The total is announced when it changes.',
      ],
      related: ['NumberChips', 'AgentCard'],
      exports: ['MoveInCost'],
    } satisfies Guide,
  },
  args: { id: 'move-in-cost', listing: { listingType: 'rent', price: 1500 } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 768, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MoveInCost>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const amounts = (canvas: Canvas) => canvas.getAllByRole('definition').map((amount) => amount.textContent);

/** Six months of advance; the fee is asked for, and the total says that it is without it. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Move-in cost' })).toBeVisible();
    await expect(canvas.getByText('GH₵ 1,500 × 6 months')).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: /%/, checked: true })).toBeNull();
    await expect(amounts(canvas)).toEqual(['GH₵\u00a09,000', 'Ask the agent', 'GH₵\u00a09,000']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Total, agent fee not included GH₵ 9,000');
    await expect(canvas.getByText('The agent sets the final terms.')).toBeVisible();
    await expect(canvas.queryByText(/Rent Act/)).toBeNull();
  },
};

/** A year of advance and a fee of 5%: the total, and a warning with the law's limit. */
export const YearAndFee: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '12' }));
    await userEvent.click(canvas.getByRole('radio', { name: '5%' }));
    await expect(amounts(canvas)).toEqual(['GH₵\u00a018,000', 'GH₵\u00a0900', 'GH₵\u00a018,900']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Total GH₵ 18,900');
    await expect(
      canvas.getByText(
        /nobody may demand more than six months’ rent in advance\. Rent Act, 1963 \(Act 220\), section 25\(5\)\./,
      ),
    ).toBeVisible();
  },
};

/** Without a fee. */
export const NoFee: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '0%' }));
    await expect(amounts(canvas)).toEqual(['GH₵\u00a09,000', 'GH₵\u00a00', 'GH₵\u00a09,000']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Total GH₵ 9,000');
  },
};

/** By keyboard: Tab moves to a row, the arrow keys choose. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '6' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '1' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '10%' })).toBeChecked();
    await expect(amounts(canvas)).toEqual(['GH₵\u00a01,500', 'GH₵\u00a01,800', 'GH₵\u00a03,300']);
  },
};

/** A very large rent with pesewas is not truncated. */
export const HugeRent: Story = {
  args: { listing: { listingType: 'rent', price: 98_765_432_109.87 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(amounts(canvas)[0]).toBe('GH₵\u00a0592,592,592,659.22');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** For sale, or without a readable price: the panel is not rendered. */
export const Absent: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <>
      <MoveInCost id="sale" listing={{ listingType: 'sale', price: 1500 }} />
      <MoveInCost id="unknown" listing={{ listingType: 'rent', price: null }} />
      <MoveInCost id="endless" listing={{ listingType: 'rent', price: 1e20 }} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Move-in cost')).toBeNull();
  },
};
