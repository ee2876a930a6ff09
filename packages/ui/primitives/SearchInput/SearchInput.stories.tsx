import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { designs } from '../../../../testing/designs';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { SearchInput, type SearchInputProps } from './SearchInput';

function ControlledSearchInput(props: SearchInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxInlineSize: 560, padding: 16 }}>
      <SearchInput
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
  title: 'Primitives/SearchInput',
  component: SearchInput,
  parameters: {
    design: designs('text-inputs'),
    guide: {
      use: 'For the main search of a page. The clear button empties it and moves focus back to the field.',
      avoid: 'Not for a text in a form: use TextInput. Not to filter a list of options: use Combobox.',
      do: 'Say in the placeholder what can be searched.',
      dont: 'Do not clear it when the user leaves the field.',
      anatomy: ['icon', 'field', 'clear button while there is text'],
      accessibility: [
        'A `searchbox` with a name that is not visible. Clear search empties it and moves focus back to the field.',
        'Announce the number of results in a LiveRegion.',
      ],
      related: ['Combobox', 'TextInput', 'SearchFilters'],
    } satisfies Guide,
  },
  args: {
    label: 'Search properties',
    placeholder: 'Search by location, property type, or features',
    value: '',
    onValueChange: fn(),
  },
  render: (args) => <ControlledSearchInput key={args.value} {...args} />,
} satisfies Meta<typeof SearchInput>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Empty, with its placeholder. */
export const Default: Story = { tags: ['visual'] };

/** With text: the clear button empties the field and moves focus back to it. */
export const Filled: Story = {
  args: { value: 'Osu' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search properties' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.keyboard('Tema');
    await expect(field).toHaveValue('Tema');
  },
};

/** Text longer than the field. */
export const LongText: Story = {
  tags: ['visual'],
  args: { value: 'three bedroom house with a garden and running water in East Legon, Accra' },
};

/** Keyboard only: type, Tab to the clear button, Enter, and focus is back in the field. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('Osu');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

/** Disabled. */
export const Disabled: Story = { args: { disabled: true } };
