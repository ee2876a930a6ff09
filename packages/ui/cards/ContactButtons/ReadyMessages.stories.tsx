import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { namedOptions } from '../../../../testing/namedOptions';
import { createStoryListing } from '../storyListing';
import { ReadyMessages } from './ReadyMessages';

const toRent = createStoryListing(7, {
  id: '7',
  listingType: 'rent',
  title: 'Villa with a shaded front terrace',
});
const forSale = createStoryListing(8, { id: '8', listingType: 'sale' });

const meta = {
  title: 'Cards/ContactButtons/ReadyMessages',
  component: ReadyMessages,
  args: { listing: toRent },
  argTypes: { listing: namedOptions({ 'To rent': toRent, 'For sale': forSale }) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 344, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'Below the WhatsApp button of a home, for a first message that asks one thing.',
      avoid: 'Not for a home that is rented or sold: its one message asks for similar homes.',
      do: 'Keep the usual message one press away, on the WhatsApp button.',
      dont: 'Do not add a field for text: it can be written in WhatsApp.',
      anatomy: ['a row with a chevron', 'a WhatsApp button for each question'],
      accessibility: ['A native disclosure; each message is a link that is named by its question.'],
      related: ['WhatsAppButton', 'AgentCard', 'Disclosure'],
    } satisfies Guide,
  },
} satisfies Meta<typeof ReadyMessages>;
export default meta;

type Story = StoryObj<typeof meta>;

const textOf = (link: HTMLAnchorElement) => new URL(link.href).searchParams.get('text') ?? '';

/** Each message asks its question about this home. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Is it still available?')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Other messages'));
    const links = canvas.getAllByRole<HTMLAnchorElement>('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Is it still available?',
      'Can I view it this week?',
      'What is the total to move in?',
    ]);
    for (const link of links) {
      await expect(textOf(link)).toMatch(/"Villa with a shaded front terrace"/);
      await expect(textOf(link).endsWith(`\n${link.textContent}`)).toBe(true);
    }
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
  },
};

/** A home for sale: no question about moving in. */
export const ForSale: Story = {
  args: { listing: forSale },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Other messages'));
    await expect(canvas.getByRole('link', { name: 'Which documents come with it?' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'What is the total to move in?' })).toBeNull();
  },
};
