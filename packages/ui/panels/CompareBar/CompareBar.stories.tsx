import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { CompareBar } from './CompareBar';

const meta = {
  title: 'Panels/CompareBar',
  component: CompareBar,
  parameters: {
    guide: {
      use: 'On every screen while at least one home is chosen to be compared.',
      avoid: 'The comparison itself, which shows the homes.',
      do: 'Render it after the screen, so that it comes to rest above the footer.',
      dont: 'Do not show it empty.',
      anatomy: ['number of homes', 'Clear', 'link to the comparison'],
      accessibility: ['A region named Comparison. Its number is announced when it changes.'],
      related: ['Comparison', 'ContactBar'],
    } satisfies Guide,
  },
  args: { count: 2, href: '/compare?homes=3,5', onClear: fn() },
} satisfies Meta<typeof CompareBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Two homes are chosen. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Comparison' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 4');
    await expect(canvas.getByRole('link', { name: 'Compare (2)' })).toHaveAttribute(
      'href',
      '/compare?homes=3,5',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** The first home is chosen: the link is not yet prominent. */
export const One: Story = {
  args: { count: 1, href: '/compare?homes=3' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Compare (1)' })).toBeVisible();
  },
};

/** On a phone. */
export const Phone: Story = {
  args: { count: 4 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 of 4')).toBeVisible();
  },
};

/** On a phone above the contact bar of a listing: only the link to the comparison. */
export const AboveContactBar: Story = {
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <>
        <div data-contact-bar data-hidden="false" />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Compare (2)' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
    await expect(canvas.getByRole('region').getBoundingClientRect().width).toBeLessThan(160);
  },
};

/** Nothing is chosen: nothing is rendered. */
export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
