import type { Meta, StoryObj } from '@storybook/react-vite';
import { Handshake, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SegmentedToggle, type SegmentedToggleProps } from './SegmentedToggle';

function Held(props: SegmentedToggleProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxInlineSize: 350, padding: 16 }}>
      <SegmentedToggle {...props} value={value} onValueChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Primitives/SegmentedToggle',
  component: SegmentedToggle,
  args: {
    label: 'Listing Type',
    options: [
      { value: '', label: 'Any' },
      { value: 'rent', label: 'For Rent' },
      { value: 'sale', label: 'For Sale' },
    ],
    value: 'rent',
    onValueChange: () => undefined,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SegmentedToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One of three; arrow keys move and choose. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'For Rent' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'For Sale' })).toBeChecked();
  },
};

/** Two, with glyphs. */
export const WithIcons: Story = {
  args: {
    options: [
      { value: 'rent', label: 'For Rent', icon: KeyRound },
      { value: 'sale', label: 'For Sale', icon: Handshake },
    ],
  },
};

/** With how many homes each would leave. */
export const WithCounts: Story = {
  args: {
    options: [
      { value: '', label: 'Any', count: 1284 },
      { value: 'rent', label: 'For Rent', count: 900 },
      { value: 'sale', label: 'For Sale', count: 384 },
    ],
  },
};
