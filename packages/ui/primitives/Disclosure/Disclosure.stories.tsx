import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { DISCLOSURE_KINDS, Disclosure } from './Disclosure';
import { DisclosureList } from './Disclosure.styles';

const meta = {
  title: 'Primitives/Disclosure',
  component: Disclosure,
  argTypes: {
    kind: { control: 'select', options: DISCLOSURE_KINDS },
  },
  args: { summary: 'Before you pay', children: 'See the property first. Pay the owner against a receipt.' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 816, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    design: designs('plans'),
    guide: {
      use: 'For content that only some readers need: answers to questions, safety advice below a grid.',
      avoid: 'Not for what everybody must read. Not for navigation: use DisclosureMenu.',
      do: "Write the summary as a title or question that stands alone: 'Can I change plans later?'",
      dont: 'Do not hide a price, an error or a required step in it.',
      anatomy: ['summary with a chevron, or plus and minus', 'content'],
      accessibility: [
        'A native `details` element: Enter and Space on the summary open it, and find-in-page opens it too.',
        'Works without scripts and keeps its state in print.',
      ],
      related: ['DisclosureMenu', 'Tabs', 'SafetyAdvice'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

const questions = [
  [
    'Can I change plans later?',
    'Yes. You can upgrade or downgrade at any time, and the change takes effect immediately.',
  ],
  ['Is there a money-back guarantee?', 'Yes. Tell us within 30 days and we return your payment.'],
  ['How do I pay?', 'You pay on our payment partner’s page. We do not store payment information.'],
  ['What happens when my plan expires?', 'Your listings stay. You cannot add more than your plan allows.'],
] as const;

/** Closed, 44 px high; a press opens it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByText('Before you pay');
    await expect(line.closest('summary')?.offsetHeight).toBe(44);
    await expect(canvas.getByText(/^See the property/)).not.toBeVisible();
    await userEvent.click(line);
    await expect(canvas.getByText(/^See the property/)).toBeVisible();
  },
};

/** Initially open. */
export const Open: Story = { args: { isInitiallyOpen: true } };

/** Questions for agents, two of them open. */
export const Questions: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => (
    <DisclosureList>
      {questions.map(([question, answer], index) => (
        <Disclosure key={question} kind="question" summary={question} isInitiallyOpen={index < 2}>
          {answer}
        </Disclosure>
      ))}
    </DisclosureList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(questions[1][1])).toBeVisible();
    await expect(canvas.getByText(questions[2][1])).not.toBeVisible();
    await expect(canvas.getByText(questions[2][0]).closest('details')?.offsetHeight).toBe(65);
  },
};

/** Keyboard: Tab moves from question to question, Enter opens, Space closes. */
export const Keyboard: Story = {
  ...Questions,
  parameters: { controls: { disable: true } },
  render: () => (
    <DisclosureList>
      {questions.map(([question, answer]) => (
        <Disclosure key={question} kind="question" summary={question}>
          {answer}
        </Disclosure>
      ))}
    </DisclosureList>
  ),
  play: async ({ canvas }) => {
    const [first, second] = questions.map(([question]) => canvas.getByText(question).closest('summary'));
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.click(canvas.getByText(questions[1][0]));
    await expect(canvas.getByText(questions[1][1])).toBeVisible();
    await userEvent.click(canvas.getByText(questions[1][0]));
    await expect(canvas.getByText(questions[1][1])).not.toBeVisible();
  },
};

/** A long question wraps beside its icon; a long answer stays in its column. */
export const LongText: Story = {
  args: {
    kind: 'question',
    isInitiallyOpen: true,
    summary:
      'What happens to my listings and to the photographs in them when my plan has run out and I do not renew it?',
    children: 'Your listings stay. You cannot add more than your plan allows. '.repeat(5),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your listings stay/).offsetWidth).toBeLessThanOrEqual(440);
  },
};
