import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { Text } from '../Text';
import { TextInput } from '../TextInput';
import { Tabs, type TabsProps } from './Tabs';

function ControlledTabs(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ padding: 24 }}>
      <Tabs
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
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: 'Account',
    value: 'login',
    onValueChange: fn(),
    tabs: [
      { value: 'login', label: 'Login', content: <TextInput label="Email" type="email" /> },
      { value: 'signup', label: 'Sign up', content: <TextInput label="Full name" /> },
      { value: 'help', label: 'Help', content: <Text>Write to us and we will look into it.</Text> },
    ],
  },
  render: (args) => <ControlledTabs key={args.value} {...args} />,
  parameters: {
    guide: {
      use: 'For two to six parts of one topic, of which users read one at a time.',
      avoid:
        'Not for screens: use links. Not for a value in a form: use SegmentedToggle. Not for ordered steps.',
      do: 'Use one or two words for a tab.',
      dont: "Do not keep input in a panel's own state: it unmounts.",
      anatomy: ['row of tabs', 'panel of the selected tab'],
      accessibility: [
        'Roles `tablist`, `tab` and `tabpanel`. Arrow keys, Home and End select at once and follow the text direction; Tab moves into the panel.',
      ],
      related: ['SegmentedToggle', 'LoginSignupTabs'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first tab is selected; a press selects another. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tablist', { name: 'Account' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Login', selected: true })).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'Login' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign up' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('signup');
    await expect(canvas.getByRole('tabpanel', { name: 'Sign up' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Email' })).toBeNull();
  },
};

/** Keyboard: one tab stop, arrow keys select and wrap around, End and Home jump, Tab moves into the panel. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab('Login')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Sign up')).toHaveFocus();
    await expect(tab('Sign up')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(tab('Help')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Login')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    await expect(tab('Login')).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Login' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};

/** From right to left, the left arrow key selects the next tab. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Sign up' })).toHaveFocus();
  },
};

/** A disabled tab is skipped. */
export const Disabled: Story = {
  tags: ['visual'],
  args: {
    tabs: [
      { value: 'login', label: 'Login', content: <TextInput label="Email" type="email" /> },
      { value: 'signup', label: 'Sign up', content: null, isDisabled: true },
      { value: 'help', label: 'Help', content: <Text>Write to us and we will look into it.</Text> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Sign up' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Help' })).toHaveFocus();
  },
};

/** Wider than a phone: the row scrolls, and the focused tab scrolls into view. */
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    tabs: [
      'Photographs of the house and its compound',
      'Rooms',
      'Amenities',
      'Location and transport',
      'Payments',
      'Nkrumah'.repeat(20),
    ].map((label, index) => ({ value: index === 0 ? 'login' : label, label, content: <Text>{label}</Text> })),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist');
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { selected: true });
    await expect(last).toHaveFocus();
    await expect(last.getBoundingClientRect().left).toBeLessThan(row.getBoundingClientRect().right);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
