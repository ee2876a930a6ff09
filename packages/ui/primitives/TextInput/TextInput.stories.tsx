import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye, Mail } from 'lucide-react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { computedColor, withState } from '../../theme/stories/storyStates';
import { color } from '../../theme/tokens';
import { IconButton } from '../IconButton';
import { TextArea } from './TextArea';
import { TextInput } from './TextInput';

const meta = {
  title: 'Primitives/TextInput',
  component: TextInput,
  parameters: {
    design: designs('text-inputs'),
    guide: {
      use: 'For a short text, a number with its unit or a password; TextArea is for several lines. In a form use the component from Fields.',
      avoid: 'Not for one option of a list: use Select or Combobox. Not for a search: use SearchInput.',
      do: 'Set `autoComplete`, so that browsers can fill it in.',
      dont: 'Do not ask for a format that you could accept otherwise.',
      anatomy: ['label', 'icon or prefix', 'field', 'suffix or a button', 'error and hint below'],
      accessibility: [
        'A native `input` or `textarea` with a label. Error, hint and unit are its description, `aria-invalid` follows `error`.',
      ],
      related: ['TextField', 'Field', 'NumericInput'],
      exports: ['TextInput', 'TextArea'],
    } satisfies Guide,
  },
  args: { label: 'Full name', placeholder: 'Your full name', autoComplete: 'name', disabled: false },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextInput>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Empty, with its placeholder. */
export const Default: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Ama Owusu');
    await expect(canvas.getByRole('textbox')).toHaveValue('Ama Owusu');
  },
};

/** An invalid value. */
export const WithError: Story = {
  tags: ['visual'],
  args: {
    label: 'Phone',
    defaultValue: '+233 24 55 01',
    error: 'Phone number must be in the format +233 XX XXX XXXX',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/must be in the format/);
  },
};

/** Money: the currency sign inside the box. */
export const WithPrefix: Story = {
  tags: ['visual'],
  args: { label: 'Monthly Rent', prefix: 'GH₵', defaultValue: '2,800', inputMode: 'decimal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Monthly Rent' })).toHaveAccessibleDescription('GH₵');
  },
};

/** Area: the unit at the end. */
export const WithSuffix: Story = {
  tags: ['visual'],
  args: { label: 'Area', suffix: 'sq ft', defaultValue: '980', inputMode: 'numeric' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Area' })).toHaveAccessibleDescription('sq ft');
  },
};

/** With an icon, as in login forms. On right-to-left pages an email address stays left to right, beside the icon. */
export const WithIcon: Story = {
  tags: ['visual'],
  args: { label: 'Email', icon: Mail, type: 'email', dir: 'ltr', defaultValue: 'ama@adomkeys.example' },
};

/** A password with its show button. */
export const WithAction: Story = {
  args: {
    label: 'Password',
    type: 'password',
    defaultValue: 'kenkey12',
    autoComplete: 'current-password',
    endAction: <IconButton label="Show password" icon={Eye} />,
  },
};

/** A read-only value stays readable. */
export const ReadOnly: Story = {
  tags: ['visual'],
  args: {
    label: 'Email',
    readOnly: true,
    defaultValue: 'ama@adomkeys.example',
    hint: 'Email address cannot be changed for security reasons',
  },
};

/** Disabled. */
export const Disabled: Story = { tags: ['visual'], args: { disabled: true } };

/** Several lines. */
export const Area: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => (
    <TextArea label="Description" defaultValue="Second floor, cross-ventilated, with a balcony." />
  ),
};

/** A long value, label, hint and error. */
export const LongText: Story = {
  args: {
    label: 'The name that people will see beside every one of your listings',
    defaultValue: 'Nana Akosua Agyemang-Prempeh Osei-Tutu Boateng of Kumasi',
    hint: 'It may hold letters, spaces, hyphens and dots, and should be the name on your papers.',
    error: 'This name is longer than the field can hold, shorten it to the name you are called by.',
  },
};

/** Hovered: the outline darkens. */
export const Hover: Story = {
  args: { defaultValue: 'Ama Owusu' },
  decorators: [withState('hover', 'input')],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    const hovered = computedColor(field.parentElement ?? field, color.text2);
    await waitFor(() => expect(getComputedStyle(field).borderTopColor).toBe(hovered));
    await expect(hovered).not.toBe(computedColor(document.body, color.borderControl));
  },
};

/** Focused: a ring and a glow. */
export const Focus: Story = {
  tags: ['visual'],
  args: { defaultValue: 'Ama Owusu' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(field).toHaveFocus();
    await expect(getComputedStyle(field).boxShadow).not.toBe('none');
  },
};

/** Filled in. */
export const Filled: Story = { args: { defaultValue: 'Ama Owusu-Mensah' } };

/** The star is decorative; `required` conveys it to assistive technology. Tab does not change the value. */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(field).toBeRequired();
    await userEvent.tab();
    await userEvent.tab();
    await expect(field).toHaveValue('');
  },
};

/** Text whose direction differs from that of the page keeps its direction. */
export const OtherDirection: Story = {
  args: { defaultValue: 'عائشة 👩‍👩‍👧', dir: 'auto' },
};

/** Several lines with an error. */
export const AreaWithError: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <TextArea label="Details" required error="Details field is required" hint="What is wrong with it?" />
  ),
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Details' });
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Details field is required What is wrong with it?');
    await userEvent.type(area, 'One{Enter}two');
    await expect(area).toHaveValue('One\ntwo');
  },
};

/** Several lines: read-only, which stays readable, and disabled. */
export const AreaIdle: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TextArea label="Sent" readOnly defaultValue="The pictures show another house." />
      <TextArea label="Details" disabled defaultValue="The pictures show another house." />
    </div>
  ),
};
