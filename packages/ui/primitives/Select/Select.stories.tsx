import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { Select } from './Select';

const meta = {
  title: 'Primitives/Select',
  component: Select,
  parameters: {
    design: designs('select-and-combobox'),
    guide: {
      use: 'For one of about four to twenty well-known options: region, type, status. The device shows its native picker.',
      avoid:
        'Not for long lists, such as districts: use Combobox. For two or three options use SegmentedToggle or RadioGroup.',
      do: "Name the empty option: 'All regions'.",
      dont: 'Do not use it for yes and no.',
      anatomy: ['label', 'closed select with a chevron', 'error and hint below'],
      accessibility: [
        'A native `select`: the device shows its own picker, and typing a letter jumps to an option.',
        'Error and hint are its description; `required` sets the attribute.',
      ],
      related: ['Combobox', 'RadioGroup', 'SelectField'],
    } satisfies Guide,
  },
  args: {
    label: 'Region',
    defaultValue: 'Ashanti',
    onChange: fn(),
    disabled: false,
    options: [
      { value: '', label: 'All regions' },
      { value: 'Ashanti', label: 'Ashanti' },
      { value: 'Greater Accra', label: 'Greater Accra' },
    ],
  },
  render: (args) => <Select key={String(args.defaultValue)} {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An option is selected. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Region' }), 'Greater Accra');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** Nothing selected: muted. */
export const Unset: Story = { args: { defaultValue: '' } };

/** A required field left empty. */
export const WithError: Story = {
  tags: ['visual'],
  args: { defaultValue: '', required: true, error: 'Region field is required' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Region field is required');
  },
};

/** Optional, with a hint. */
export const Optional: Story = { args: { isOptional: true, hint: 'Where the property is' } };

/** Depends on another field; the instruction stays readable. */
export const Disabled: Story = {
  tags: ['visual'],
  args: {
    label: 'District',
    disabled: true,
    defaultValue: '',
    options: [{ value: '', label: 'Choose a region first' }],
  },
};

/** A long option is truncated at the arrow. */
export const LongText: Story = {
  args: {
    options: [
      { value: 'Ashanti', label: 'A very long name of a district with another name behind it (1,284)' },
    ],
  },
};

/** Focused by keyboard; Tab alone does not change the value. */
export const Focus: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Region' })).toHaveFocus();
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
