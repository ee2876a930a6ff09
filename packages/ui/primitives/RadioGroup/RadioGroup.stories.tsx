import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { designs } from '../../../../testing/designs';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { RadioGroup, type RadioGroupProps } from './RadioGroup';

function ControlledRadioGroup(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ padding: 16 }}>
      <RadioGroup
        {...props}
        value={value}
        onValueChange={(next) => {
          props.onValueChange(next);
          setValue(next);
        }}
      />
    </div>
  );
}

const reasons = [
  'Incorrect Information',
  'Fraud or Scam',
  'Duplicate Listing',
  'Suspicious activity',
  'Other',
];

const meta = {
  title: 'Primitives/RadioGroup',
  tags: ['visual'],
  component: RadioGroup,
  parameters: {
    design: designs('choice'),
    guide: {
      use: 'For one of a few options whose labels need a line each: the reason of a report.',
      avoid: 'Not for two or three short options: use SegmentedToggle. Not for many: use Select.',
      do: 'Order the options by how often they are chosen.',
      dont: 'Do not select one in advance where the answer matters.',
      anatomy: ['legend', 'options, one per row', 'error and hint below'],
      accessibility: [
        'Native radios in a `fieldset`: Tab enters the group, arrow keys select, each row is a 44 px label.',
        'Error and hint describe the group.',
      ],
      related: ['RadioField', 'SegmentedToggle', 'Select'],
    } satisfies Guide,
  },
  args: {
    label: 'Reason',
    options: reasons.map((reason) => ({ value: reason, label: reason })),
    value: '',
    onValueChange: fn(),
  },
  render: (args) => <ControlledRadioGroup key={args.value} {...args} />,
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing selected; Tab focuses the group, arrow keys select. */
export const Default: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Fraud or Scam' })).toBeChecked();
  },
};

/** One is selected. */
export const Chosen: Story = { args: { value: 'Other' } };

/** A required field left empty. */
export const WithError: Story = {
  args: { error: 'Reason field is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Reason' })).toHaveAccessibleDescription(
      'Reason field is required',
    );
  },
};

/** As a field of a form: with a name, a star and a hint. */
export const WithHint: Story = {
  tags: ['!visual'],
  args: { name: 'reason', isRequired: true, hint: 'Choose the one that fits best' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Reason' });
    await expect(group).toHaveAttribute('data-field', 'reason');
    await expect(group).toHaveAccessibleDescription('Choose the one that fits best');
    await expect(canvas.getByRole('radio', { name: 'Other' })).toBeRequired();
  },
};

/** Disabled. */
export const Disabled: Story = {
  args: { value: 'Fraud or Scam', isDisabled: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Other'));
    await expect(canvas.getByRole('radio', { name: 'Fraud or Scam' })).toBeChecked();
  },
};

/** Labels of any length wrap beside their radio. */
export const LongText: Story = {
  args: {
    options: [
      {
        value: 'a',
        label: 'The house stands somewhere else than the listing says, and looks like another one',
      },
      { value: 'b', label: 'Nkɔsoɔnefahodiɛ'.repeat(4) },
    ],
  },
};
