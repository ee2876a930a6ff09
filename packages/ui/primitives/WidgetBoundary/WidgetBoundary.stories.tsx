import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { WidgetBoundary } from './WidgetBoundary';

const meta = {
  title: 'Primitives/WidgetBoundary',
  tags: ['visual'],
  component: WidgetBoundary,
  parameters: {
    layout: 'padded',
    guide: {
      use: 'Around a part of a page that can fail alone: a gallery, a table, a chart.',
      avoid: 'Not around a whole screen: its route has an error boundary.',
      do: 'Put one around each part that can fail alone.',
      dont: 'Do not catch the error of a request with it: use ErrorState.',
      anatomy: ['the part of the page', 'one line with Try again in its place after an error'],
      accessibility: [
        'The line is text with an icon and a button Try again. It is not announced, because the rest of the page still works.',
      ],
      related: ['ErrorState', 'useModule'],
    } satisfies Guide,
  },
} satisfies Meta<typeof WidgetBoundary>;
export default meta;

type Story = StoryObj<typeof meta>;

let shouldThrow = true;

function ThrowingPart() {
  if (shouldThrow) throw new Error('A part of this story throws on purpose');
  return <p>The part is back.</p>;
}

/** One part of a page throws: the rest stays, and Try again renders the part again. */
export const Failed: Story = {
  parameters: {
    controls: { disable: true },
    expectsOnConsole: [/A part of this story throws on purpose/],
  },
  args: { children: null },
  render: () => (
    <>
      <p>The rest of the page</p>
      <WidgetBoundary>
        <ThrowingPart />
      </WidgetBoundary>
    </>
  ),
  beforeEach: () => {
    shouldThrow = true;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The rest of the page')).toBeVisible();
    await expect(canvas.getByText('This part could not be shown.')).toBeVisible();
    shouldThrow = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('The part is back.')).toBeVisible();
  },
};
