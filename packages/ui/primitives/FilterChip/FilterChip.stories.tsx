import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { AddChip } from './AddChip';
import { FilterChip } from './FilterChip';

const onAdd = fn();

const meta = {
  title: 'Primitives/FilterChip',
  component: FilterChip,
  parameters: {
    design: designs('choice'),
    layout: 'padded',
    guide: {
      use: 'For an active filter that a press removes. AddChip is its outlined counterpart, which a press adds.',
      avoid: 'Not for text that is not a control: use Badge. Not for one of a few options: use NumberChips.',
      do: "Write the value, not the field: 'GH₵ 1,000 to 2,000'.",
      dont: 'Do not remove a chip without moving focus to the next one.',
      anatomy: ['text of the filter', 'cross; on AddChip a plus before the text'],
      accessibility: [
        "A button named 'Remove …' or 'Add …', in a 44 px target.",
        'After a removal the caller moves focus: FilterChips does so.',
      ],
      related: ['FilterChips', 'Badge', 'AmenityChipsField'],
      exports: ['FilterChip', 'AddChip'],
    } satisfies Guide,
  },
  args: { children: 'GH₵ 1,000 to 2,000', onRemove: fn() },
  beforeEach: () => {
    onAdd.mockClear();
  },
} satisfies Meta<typeof FilterChip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An active filter; a press anywhere on it removes it. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const chip = canvas.getByRole('button', { name: 'Remove GH₵ 1,000 to 2,000' });
    await expect(chip.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** A search text as wide as its column. */
export const LongText: Story = {
  tags: ['visual'],
  args: { children: '“three bedroom house with a garden and running water near the school”' },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <FilterChip {...args} />
    </div>
  ),
};

/** A search of one endless word wraps, and ends after two lines. */
export const EndlessWord: Story = {
  args: { children: `“${'a'.repeat(3000)}”` },
  play: async ({ canvas }) => {
    await expect(document.body.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole('button').offsetWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole('button').offsetHeight).toBeLessThan(80);
  },
};

/** A filter that can be added: a plus before the text; Space adds it. */
export const Add: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => <AddChip onAdd={onAdd}>Prepaid Meter</AddChip>,
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Add Prepaid Meter' });
    await expect(chip.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(onAdd).toHaveBeenCalledOnce();
  },
};

/** Both disabled, as while a form is sent. */
export const Disabled: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <FilterChip {...args} disabled />
      <AddChip onAdd={onAdd} disabled>
        Prepaid Meter
      </AddChip>
    </div>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

/** The text direction differs from that of the page: the cross stays at the end of the chip. */
export const OtherDirection: Story = { args: { children: '“بيت في أكرا” 👩‍👩‍👧‍👦' } };
