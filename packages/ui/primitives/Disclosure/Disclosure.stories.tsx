import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Disclosure } from './Disclosure';

const meta = {
  title: 'Primitives/Disclosure',
  component: Disclosure,
  args: { summary: 'Can I change my plan later?', children: 'Change plans at any time.' },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Closed; Enter opens it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Change plans at any time.')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Can I change my plan later?'));
    await expect(canvas.getByText('Change plans at any time.')).toBeVisible();
  },
};

/** Open from the start. */
export const Open: Story = { args: { isInitiallyOpen: true } };

/** A long question and answer. */
export const LongText: Story = {
  args: {
    isInitiallyOpen: true,
    summary:
      'What happens to my listings and to the photographs in them when my plan has run out and I do not renew it?',
    children: 'Your listings stay. You cannot add more than your plan allows. '.repeat(5),
  },
};
