import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextInput } from '../TextInput';
import { Field } from './Field';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: { id: 'field', label: 'Full name', children: <input id="field" style={{ inlineSize: '100%' }} /> },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Label above, control, hint and error below. */
export const Default: Story = {
  args: { hint: 'As on your identity card', error: 'Full name field is required', isRequired: true },
};

/** What does not have to be given says so at the end of its label's line. */
export const Optional: Story = {
  render: () => (
    <div style={{ maxInlineSize: 320, padding: 16 }}>
      <TextInput label="Business name" isOptional />
    </div>
  ),
};
