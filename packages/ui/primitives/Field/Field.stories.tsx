import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { Checkbox } from '../Checkbox';
import { TextInput } from '../TextInput';
import { Field } from './Field';
import { controlStyles } from './controlStyles';
import { FieldGroup } from './FieldGroup';

/** A control without a label. */
const Control = styled.input`
  ${controlStyles}
`;

const meta = {
  title: 'Primitives/Field',
  component: Field,
  parameters: {
    design: designs('text-inputs'),
    layout: 'padded',
    guide: {
      use: 'To add label, hint and error to a control without them. FieldGroup does the same for a group of controls.',
      avoid:
        'Not around TextInput, Select or Combobox, which include it. In a form use the field of the same name from Fields.',
      do: 'Say in the hint what the value is for, before the user types.',
      dont: 'Do not use a placeholder as the label.',
      anatomy: ["label with a star or 'Optional'", 'control', 'error', 'hint'],
      accessibility: [
        'A `label` for the control of the same id. `fieldAriaProps` connects error and hint as its description, the error first.',
        '`isLabelHidden` hides the label only visually. FieldGroup is a `fieldset` with a `legend`.',
      ],
      related: ['TextInput', 'Checkbox', 'TextField'],
      exports: ['Field', 'FieldGroup', 'fieldAriaProps'],
    } satisfies Guide,
  },
  args: { id: 'field', label: 'Full name', children: <Control id="field" /> },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Label above, control, hint and error below. */
export const Default: Story = {
  tags: ['visual'],
  args: { hint: 'As on your identity card', error: 'Full name field is required', isRequired: true },
};

/** An optional field says so at the end of the label row. */
export const Optional: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <TextInput label="Business name" isOptional />
    </div>
  ),
};

/** A group of controls: the legend names it, error and hint describe it. */
export const Group: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => (
    <FieldGroup
      name="amenities"
      label="Utilities"
      isRequired
      hint="What the rent includes"
      error="Amenities field is required"
    >
      <Checkbox>Running Water</Checkbox>
      <Checkbox>Self Electricity Meter</Checkbox>
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Utilities' });
    await expect(group).toHaveAccessibleDescription('Amenities field is required What the rent includes');
    await expect(group).toHaveAttribute('data-field', 'amenities');
  },
};

/** A disabled group disables all its controls. */
export const GroupDisabled: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <FieldGroup label="Utilities" isOptional isDisabled>
      <Checkbox defaultChecked>Running Water</Checkbox>
      <Checkbox>Self Electricity Meter</Checkbox>
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
};
