import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { SkipLink } from './SkipLink';

const meta = {
  title: 'Primitives/SkipLink',
  tags: ['visual'],
  component: SkipLink,
  args: { targetId: 'main' },
  parameters: {
    guide: {
      use: 'Once per page, as its first element, with the id of the main landmark.',
      avoid: 'Not for other jumps in a page: use Link.',
      do: 'Give the main landmark the id and `tabIndex={-1}`.',
      dont: 'Do not add a second one.',
      anatomy: ["link 'Skip to content'"],
      accessibility: [
        'The first element in the tab order of every page; off screen until it has focus. Enter moves focus to the main landmark.',
      ],
      related: ['Link', 'AppHeader'],
    } satisfies Guide,
  },
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Shown when it receives the first focus of the page. */
export const Default: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1} style={{ paddingBlockStart: 80 }}>
        Content
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
