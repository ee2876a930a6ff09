import { foldText } from '@efie/domain/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { designs } from '../../../../testing/designs';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { Combobox, type ComboboxProps } from './Combobox';

function ControlledCombobox(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxInlineSize: 320, minBlockSize: 380, padding: 16 }}>
      <Combobox
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
  title: 'Primitives/Combobox',
  component: Combobox,
  parameters: {
    design: designs('select-and-combobox'),
    guide: {
      use: 'For one option out of a long list, where typing is quicker than scrolling: the district.',
      avoid: 'Not for short lists: use Select. Not for free text: only options of the list are accepted.',
      do: "Add what people call the place as a hint: 'Atwima Nwabiagya, near Kumasi'.",
      dont: 'Do not use it for fewer than about twenty options.',
      anatomy: [
        'label',
        'text field with a chevron, or a clear button',
        'list of options, each with an optional hint',
        'error and hint below',
      ],
      accessibility: [
        'Role `combobox` with a `listbox`; focus stays in the field and `aria-activedescendant` names the option.',
        'Arrow keys move, Enter selects, Escape closes and then clears. Typing announces the number of options.',
        'With `disabledText` it stays focusable, and the reason is its placeholder.',
      ],
      related: ['Select', 'SearchInput', 'DistrictField'],
    } satisfies Guide,
  },
  args: {
    label: 'District',
    placeholder: 'All districts',
    value: '',
    foldText,
    onValueChange: fn(),
    onBlur: fn(),
    options: [
      { value: 'Atwima Nwabiagya', label: 'Atwima Nwabiagya', hint: 'near Kumasi' },
      { value: 'Bekwai', label: 'Bekwai' },
      { value: 'Ejisu', label: 'Ejisu' },
      { value: 'Kumasi Metropolitan', label: 'Kumasi Metropolitan' },
      { value: 'Mampong', label: 'Mampong' },
      { value: 'Obuasi', label: 'Obuasi' },
      { value: 'Oforikrom', label: 'Oforikrom' },
      { value: 'Suame', label: 'Suame' },
    ],
  },
  render: (args) => <ControlledCombobox key={args.value} {...args} />,
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing selected. */
export const Default: Story = {};

/** Typing filters, arrow keys move, Enter selects; the match is highlighted. */
export const Typing: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'District' });
    await userEvent.click(field);
    await expect(canvas.getAllByRole('option')).toHaveLength(8);
    await userEvent.keyboard('kum');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 options');
    await expect(field).toHaveAttribute('aria-activedescendant', canvas.getAllByRole('option')[0]?.id);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect(field).toHaveValue('Kumasi Metropolitan');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveFocus();
    await userEvent.click(field);
    await expect(canvas.getByRole('option', { name: 'Kumasi Metropolitan' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** Keyboard only: Escape closes, a second Escape clears. */
export const Keyboard: Story = {
  args: { value: 'Bekwai' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Ejisu');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(field).toHaveValue('Ejisu');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};

/** With a selection and a clear button. */
export const Chosen: Story = {
  tags: ['visual'],
  args: { value: 'Obuasi' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear District' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

/** Text that matches no option is replaced by the selected label on blur, and the field says so until something is typed. */
export const NoMatch: Story = {
  args: { value: 'Suame' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.clear(field);
    await userEvent.type(field, 'Atlantis');
    await expect(canvas.getByRole('status')).toHaveTextContent('No match');
    await userEvent.tab();
    await expect(field).toHaveValue('Suame');
    await expect(field).toHaveAccessibleDescription('“Atlantis” is not in the list.');
    await expect(canvas.getByRole('status')).toHaveTextContent('“Atlantis” is not in the list.');
    await userEvent.type(field, 's');
    await expect(field).not.toHaveAccessibleDescription();
  },
};

/** Leaving the field with one option left selects it. */
export const OneOptionLeft: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'suam');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.tab();
    await expect(field).toHaveValue('Suame');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Suame');
  },
};

/** Unavailable until a region is selected: it is focusable, shows the reason and does not open. */
export const Disabled: Story = {
  tags: ['visual'],
  args: { disabledText: 'Choose a region first' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveAttribute('placeholder', 'Choose a region first');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A required field left empty. */
export const WithError: Story = { args: { isRequired: true, error: 'District field is required' } };

/** Long names wrap in the list. */
export const LongText: Story = {
  tags: ['visual'],
  args: {
    options: [
      {
        value: 'x',
        label: 'Sekyere Afram Plains North and the villages along the lake',
        hint: 'near Kumawu',
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('option')).toBeVisible();
  },
};

/** Opened by a press: every option, the selected one with a check, the active one with a tint. */
export const Open: Story = {
  tags: ['visual'],
  args: { value: 'Ejisu' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Ejisu');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { name: 'Kumasi Metropolitan' }).id,
    );
  },
};

/** No option matches the typed text: the list says so. */
export const NoMatchOpen: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Atlantis');
    await expect(canvas.getByRole('option', { name: 'No match' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

/** Disabled: the selection stays readable and focusable. */
export const DisabledWithChoice: Story = {
  args: { value: 'Obuasi', isDisabled: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('x{ArrowDown}');
    await expect(field).toHaveValue('Obuasi');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
