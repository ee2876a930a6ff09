import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Select } from './Select';

const meta = {
  title: 'Primitives/Select',
  component: Select,
  parameters: {
    guide: {
      use: 'For one choice out of about four to twenty that people know: region, type, status. The device opens its own picker.',
      avoid:
        'Not for long lists, such as districts: take Combobox. For two or three choices take SegmentedToggle or RadioGroup.',
    },
  },
  args: {
    label: 'Region',
    defaultValue: 'Ashanti',
    onChange: fn(),
    options: [
      { value: '', label: 'All regions' },
      { value: 'Ashanti', label: 'Ashanti' },
      { value: 'Greater Accra', label: 'Greater Accra' },
    ],
  },
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

/** A choice was made. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Region' }), 'Greater Accra');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** Nothing chosen: quieter. */
export const Unset: Story = { args: { defaultValue: '' } };

/** A required field that was left empty. */
export const WithError: Story = {
  tags: ['visual'],
  args: { defaultValue: '', required: true, error: 'Region field is required' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Region field is required');
  },
};

/** With a hint, and not required. */
export const Optional: Story = { args: { isOptional: true, hint: 'Where the property stands' } };

/** It waits for another field; the instruction stays readable. */
export const Disabled: Story = {
  tags: ['visual'],
  args: {
    label: 'District',
    disabled: true,
    defaultValue: '',
    options: [{ value: '', label: 'Choose a region first' }],
  },
};

/** A long option is cut at the arrow. */
export const LongText: Story = {
  args: {
    options: [
      { value: 'Ashanti', label: 'A very long name of a district with another name behind it (1,284)' },
    ],
  },
};

/** Reached by keyboard; Tab alone changes nothing. */
export const Focus: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Region' })).toHaveFocus();
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
