import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { ListingDescription } from './ListingDescription';

const meta = {
  title: 'Panels/ListingDescription',
  component: ListingDescription,
  parameters: {
    design: designs('property-detail'),
    guide: {
      use: "The description on a listing's screen, below its title.",
      avoid: 'Features that the agent chose from a list: use AmenityList.',
      do: 'Show the text that each tag was read from.',
      dont: 'Do not add a tag that the text denies or leaves in doubt.',
      anatomy: ['tags, when the text mentions a feature', 'the text, with line breaks'],
      accessibility: [
        "A list named 'Mentioned in the description' of toggle buttons; the marked text is announced when one is pressed.",
      ],
      related: ['AmenityList', 'FilterChip'],
      exports: ['ListingDescription'],
    } satisfies Guide,
  },
  args: {
    children:
      'Newly finished flat on the first floor, off the main road. You get your own prepaid meter and a standby generator.\nNot furnished.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 736, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ListingDescription>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Tags of what the text mentions; what it denies has none. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    const tags = canvas.getAllByRole('button', { pressed: false });
    await expect(tags.map((tag) => tag.textContent)).toEqual([
      'Newly built',
      'Near the main road',
      'Prepaid meter',
      'Generator',
    ]);
    for (const tag of tags) await expect(tag.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(canvasElement.querySelector('mark')).toBeNull();
  },
};

/** A pressed tag: its text is marked and announced, and nothing moves. A second press ends it. */
export const Pressed: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    const height = canvasElement.offsetHeight;
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const tag = canvas.getByRole('button', { name: 'Prepaid meter', pressed: true });
    await expect(tag).toHaveFocus();
    await expect(canvasElement.querySelector('mark')).toHaveTextContent(/^own prepaid meter$/);
    await expect(canvas.getByRole('status')).toHaveTextContent('Marked: own prepaid meter');
    await expect(canvasElement.offsetHeight).toBe(height);
    await userEvent.click(canvas.getByRole('button', { name: 'Generator' }));
    await expect(canvasElement.querySelector('mark')).toHaveTextContent(/^standby generator$/);
    await userEvent.click(tag);
    await userEvent.click(tag);
    await userEvent.unhover(tag);
    await waitFor(() => expect(canvasElement.querySelector('mark')).toBeNull());
    await userEvent.click(tag);
  },
};

/** Pointing at a tag marks its text for that time. */
export const Hovered: Story = {
  play: async ({ canvas, canvasElement }) => {
    const tag = canvas.getByRole('button', { name: 'Newly built' });
    await userEvent.hover(tag);
    await expect(canvasElement.querySelector('mark')).toHaveTextContent(/^Newly finished$/);
    await userEvent.unhover(tag);
    await expect(canvasElement.querySelector('mark')).toBeNull();
  },
};

/** A text that mentions none of the features. */
export const NoTags: Story = {
  args: { children: 'House in Kotoku, Ga West. Call to arrange a viewing.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^House in Kotoku/)).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Markup in the text is shown as text, also inside a mark. */
export const HostileText: Story = {
  args: { children: '<b>Fully</b> <mark>furnished</mark> '.repeat(50) + 'x'.repeat(2000) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Furnished' }));
    await expect(canvasElement.querySelectorAll('mark')).toHaveLength(1);
    await expect(canvasElement.querySelector('b')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
