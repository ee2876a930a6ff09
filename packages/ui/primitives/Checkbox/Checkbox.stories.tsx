import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Primitives/Checkbox',
  tags: ['visual'],
  component: Checkbox,
  parameters: {
    design: designs('choice'),
    layout: 'padded',
    guide: {
      use: 'For yes or no in a form, or for options of which several may apply, such as amenities.',
      avoid:
        'Not for one of several options: use RadioGroup. Not for something that takes effect immediately: use a button.',
      do: "State what is on when it is checked: 'Running Water'.",
      dont: "Do not word it as a negative: 'Do not send emails'.",
      anatomy: [
        'box',
        'label, which may contain links',
        'number of results, if given',
        'error and hint below',
      ],
      accessibility: [
        'A native checkbox: Space toggles it, and the whole 44 px row is its label.',
        'Error and hint are its description, the error first; `aria-invalid` follows `error`.',
      ],
      related: ['CheckboxField', 'CheckboxGroupField', 'RadioGroup'],
    } satisfies Guide,
  },
  args: { children: 'Running Water', disabled: false, required: false },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Unchecked; the whole 44 px row is the target. */
export const Default: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Running Water' });
    await userEvent.click(canvas.getByText('Running Water'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(box.closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** Checked. */
export const Checked: Story = { args: { defaultChecked: true } };

/** With the number of results for each option; an option with 0 can still be checked. */
export const WithCount: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ maxInlineSize: 288 }}>
      <Checkbox count={1284}>Running Water</Checkbox>
      <Checkbox count={0}>Swimming Pool</Checkbox>
    </div>
  ),
};

/** Disabled. */
export const Disabled: Story = { args: { disabled: true } };

/** A long label wraps beside the box. */
export const LongText: Story = {
  args: { children: 'I have read the terms of service and the privacy policy and I agree to both of them' },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <Checkbox {...args} />
    </div>
  ),
};

/** Disabled and checked. */
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };

/** With a hint. */
export const WithHint: Story = {
  tags: ['!visual'],
  args: { hint: 'From the mains or a polytank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('From the mains or a polytank');
  },
};

/** Required and unchecked; Space checks it. */
export const WithError: Story = {
  tags: ['!visual'],
  args: {
    children: 'I agree to the Terms of Service',
    required: true,
    error: 'You must agree to the terms',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the Terms of Service' });
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription('You must agree to the terms');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};
