import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { SafetyDisclosure } from './SafetyDisclosure';
import { SafetyAdvice } from './SafetyAdvice';

const meta = {
  title: 'Panels/SafetyAdvice',
  component: SafetyAdvice,
  parameters: {
    guide: {
      use: 'Beside the buttons that contact an agent: on a listing and on an agent’s profile.',
      avoid: 'Every card of a grid. There, use SafetyDisclosure once, below the last row.',
      do: 'Place it near the buttons that contact an agent.',
      dont: 'Do not repeat it on every card: use SafetyDisclosure.',
      anatomy: ['title', 'list of advice', 'Report a scam'],
      accessibility: [
        'A region named by its title with a list. Report a scam is a button that opens a dialog.',
      ],
      related: ['Disclosure', 'Report', 'AgentCard'],
      exports: ['SafetyAdvice', 'SafetyDisclosure'],
    } satisfies Guide,
  },
  args: { onReportScam: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 424, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SafetyAdvice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A visitor is about to call the agent. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Before you pay' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'See the property first, inside and out.',
      'Pay no fee before a viewing.',
      'Pay the owner directly and get a receipt.',
    ]);
    const report = canvas.getByRole('button', { name: 'Report a scam' });
    await expect(report.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReportScam).toHaveBeenCalledOnce();
  },
};

/** Where no listing can be reported there is no link. */
export const AdviceOnly: Story = {
  parameters: { controls: { disable: true } },
  render: () => <SafetyAdvice />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Below a grid the advice is in a disclosure. */
export const UnderAGrid: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => <SafetyDisclosure />,
  play: async ({ canvas }) => {
    const title = await canvas.findByText('Before you pay');
    await expect(title.closest('summary')?.offsetHeight).toBe(44);
    await expect(title.closest('details')?.parentElement?.getBoundingClientRect().height).toBe(45);
    await expect(canvas.getByText('Pay no fee before a viewing.')).not.toBeVisible();
    await userEvent.tab();
    await expect(title.closest('summary')).toHaveFocus();
    await userEvent.click(title);
    await expect(canvas.getByText('Pay no fee before a viewing.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
