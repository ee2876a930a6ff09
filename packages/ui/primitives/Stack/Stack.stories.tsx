import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { Button } from '../Button';
import { Heading, Text } from '../Text';
import { STACK_DIRECTIONS, Stack } from './Stack';

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  argTypes: {
    direction: { control: 'select', options: STACK_DIRECTIONS },
  },
  args: {
    children: [
      <Heading key="title" level={2}>
        Room for every listing
      </Heading>,
      <Text key="text">Start free. Upgrade when you have more homes to list.</Text>,
      <Button key="button">View All Plans</Button>,
    ],
  },
  parameters: {
    layout: 'padded',
    guide: {
      use: 'For a row or column of parts with equal spacing: a form, a card’s body, a row of buttons. The gap is a step of the spacing scale.',
      avoid: 'Not for equal columns: use Grid. Never adjust a gap with a margin on one part.',
      do: 'Choose a step of the spacing scale as the gap.',
      dont: 'Do not add a margin to one of the parts.',
      anatomy: ['a row or column', 'the gap between its parts'],
      accessibility: [
        'No role of its own; a `ul` needs `role="list"`.',
        'Reading order is the order in the code, in both directions.',
      ],
      related: ['Grid', 'Container'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

const propertyTypes = ['Villa', 'Apartment', 'Townhouse', 'Compound house', 'Land', 'Commercial space'];
const chips = propertyTypes.map((propertyType) => (
  <Button key={propertyType} kind="secondary">
    {propertyType}
  </Button>
));

/** A column: 16 px between the parts, each as wide as the column. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    const text = canvas.getByText(/^Start free/).getBoundingClientRect();
    await expect(text.top - title.bottom).toBe(16);
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBe(text.width);
  },
};

/** Parts as wide as their content, at the start of the column. */
export const AtTheStart: Story = { args: { align: 'start' } };

/** A row that wraps. */
export const Row: Story = {
  tags: ['visual'],
  args: { direction: 'row', gap: 2, isWrapping: true, children: chips },
};

/** Title at one end, button at the other. */
export const Between: Story = {
  args: {
    direction: 'row',
    justify: 'between',
    align: 'center',
    isWrapping: true,
    children: [
      <Heading key="title" level={2}>
        Featured Properties
      </Heading>,
      <Button key="button" kind="secondary">
        Browse Properties
      </Button>,
    ],
  },
};

/** A row from 641 px, a column on phones. */
export const RowFromTablet: Story = {
  args: {
    direction: 'rowFromTablet',
    gap: 3,
    children: [
      <Button key="one">Edit Profile</Button>,
      <Button key="two" kind="secondary">
        Add Listing
      </Button>,
    ],
  },
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(one?.top).toBe(two?.top);
  },
};

/** The same on a phone: a column. */
export const RowFromTabletOnPhone: Story = {
  ...RowFromTablet,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect((two?.top ?? 0) - (one?.bottom ?? 0)).toBe(12);
  },
};

/** A semantic list. */
export const List: Story = {
  args: {
    as: 'ul',
    role: 'list',
    gap: 2,
    children: propertyTypes.map((propertyType) => <li key={propertyType}>{propertyType}</li>),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(propertyTypes.length);
  },
};

/** A word longer than the column breaks. */
export const LongText: Story = {
  tags: ['visual'],
  args: { children: <Text>{'Nkrumah'.repeat(60)}</Text> },
};
