import type { Meta, StoryObj } from '@storybook/react-vite';
import { Handshake, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { designs } from '../../../../testing/designs';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { SegmentedToggle, type SegmentedToggleProps } from './SegmentedToggle';

function ControlledSegmentedToggle(props: SegmentedToggleProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxInlineSize: 350, padding: 16 }}>
      <SegmentedToggle
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

const meta = {
  title: 'Primitives/SegmentedToggle',
  tags: ['visual'],
  component: SegmentedToggle,
  parameters: {
    design: designs('choice'),
    guide: {
      use: 'For one of two or three equal options that change the meaning of the rest: For Rent or For Sale.',
      avoid:
        'Not for more than three options or long labels: use RadioGroup. Not to switch between parts of a page: use Tabs.',
      do: "Keep the labels equally long: 'For Rent', 'For Sale'.",
      dont: 'Do not let a label wrap.',
      anatomy: ['legend', 'two or three segments, with icon and count', 'error and hint below'],
      accessibility: [
        'Native radios in a `fieldset`: Tab enters the group, arrow keys select. The outline marks the chosen one, not color alone.',
      ],
      related: ['SegmentedField', 'RadioGroup', 'Tabs'],
    } satisfies Guide,
  },
  args: {
    label: 'Listing Type',
    options: [
      { value: '', label: 'Any' },
      { value: 'rent', label: 'For Rent' },
      { value: 'sale', label: 'For Sale' },
    ],
    value: 'rent',
    onValueChange: fn(),
  },
  render: (args) => <ControlledSegmentedToggle key={args.value} {...args} />,
} satisfies Meta<typeof SegmentedToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One of three; arrow keys select. */
export const Default: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'For Rent' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'For Sale' })).toBeChecked();
  },
};

/** Two, with icons. */
export const WithIcons: Story = {
  args: {
    options: [
      { value: 'rent', label: 'For Rent', icon: KeyRound },
      { value: 'sale', label: 'For Sale', icon: Handshake },
    ],
  },
};

/** The icons alone, where they are well known; screen readers get the labels. */
export const IconsAlone: Story = {
  tags: ['!visual'],
  args: { ...WithIcons.args, areOptionLabelsHidden: true },
  play: async ({ canvas, args }) => {
    const [first] = args.options;
    const radio = canvas.getByRole('radio', { name: first?.label ?? '' });
    await expect(radio.getBoundingClientRect().width).toBe(44);
  },
};

/** With the number of results for each option. */
export const WithCounts: Story = {
  args: {
    options: [
      { value: '', label: 'Any', count: 1284 },
      { value: 'rent', label: 'For Rent', count: 900 },
      { value: 'sale', label: 'For Sale', count: 384 },
    ],
  },
};

/** A required field left empty. */
export const WithError: Story = {
  args: {
    name: 'listing_type',
    isRequired: true,
    value: '',
    options: [
      { value: 'rent', label: 'For Rent' },
      { value: 'sale', label: 'For Sale' },
    ],
    hint: 'You cannot change it later',
    error: 'Listing Type field is required',
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Listing Type' });
    await expect(group).toHaveAttribute('data-field', 'listing_type');
    await expect(group).toHaveAccessibleDescription(
      'Listing Type field is required You cannot change it later',
    );
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'For Rent' })).toBeChecked();
  },
};

/** Disabled. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('For Sale'));
    await expect(canvas.getByRole('radio', { name: 'For Rent' })).toBeChecked();
  },
};

/** Long labels wrap inside their segment. */
export const LongText: Story = {
  tags: ['!visual'],
  args: {
    options: [
      { value: 'rent', label: 'For Rent by the month' },
      { value: 'sale', label: 'For Sale with its papers' },
    ],
  },
};
