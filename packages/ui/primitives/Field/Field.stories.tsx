import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import { Checkbox } from '../Checkbox';
import { TextInput } from '../TextInput';
import { Field } from './Field';
import { controlLook } from './controlLook';
import { FieldGroup } from './FieldGroup';

/** A control without a label of its own, in the look of all controls. */
const Control = styled.input`
  ${controlLook}
`;

const meta = {
  title: 'Primitives/Field',
  component: Field,
  parameters: {
    layout: 'padded',
    guide: {
      use: 'To put a label, a hint and an error round a control that has none of its own; FieldGroup does it for several controls that answer one question.',
      avoid:
        'Not round TextInput, Select or Combobox: they bring theirs. In a form take the field of the same name from Fields.',
    },
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

/** What does not have to be given says so at the end of its label's line. */
export const Optional: Story = {
  render: () => (
    <div style={{ maxInlineSize: 320 }}>
      <TextInput label="Business name" isOptional />
    </div>
  ),
};

/** Several controls that answer one question: the legend names them, hint and error are read with it. */
export const Group: Story = {
  tags: ['visual'],
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

/** A group that cannot be changed now: none of its controls can. */
export const GroupDisabled: Story = {
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
