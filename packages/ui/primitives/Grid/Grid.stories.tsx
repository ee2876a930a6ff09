import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import type { Guide } from '../../../../testing/guide';
import { color, radius, space } from '../../theme/tokens';
import { Grid } from './Grid';
import { namedOptions } from '../../../../testing/namedOptions';

const Tile = styled.li`
  padding: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const kinds = ['Villa', 'Apartment', 'Townhouse', 'Compound house', 'Land', 'Commercial space'];

const meta = {
  title: 'Primitives/Grid',
  component: Grid,
  argTypes: {
    columns: namedOptions({
      'One, two, three': { phone: 1, tablet: 2, desktop: 3 },
      'Two, three, four': { phone: 2, tablet: 3, desktop: 4 },
    }),
  },
  args: { as: 'ul', role: 'list', children: kinds.map((kind) => <Tile key={kind}>{kind}</Tile>) },
  parameters: {
    layout: 'padded',
    guide: {
      use: 'For lists of cards and other equal columns: one on phones, two from 641 px, three from 1024 px.',
      avoid:
        'Not for a text column with an aside, nor for parts of unequal width: use Stack or a grid of the screen.',
      do: 'Render a list of cards as a `ul` with `role="list"`.',
      dont: 'Do not set fixed column widths.',
      anatomy: ['equal columns', 'items of equal height'],
      accessibility: [
        'No role of its own. A `ul` without bullets needs `role="list"` to stay a list in some browsers.',
        'Reading order is the order in the code.',
      ],
      related: ['Stack', 'Container'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

const countColumns = (list: HTMLElement) => getComputedStyle(list).gridTemplateColumns.split(' ').length;

/** Cards on a wide screen: three columns, 24 px between them. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(countColumns(list)).toBe(3);
    await expect(getComputedStyle(list).rowGap).toBe('24px');
  },
};

/** Between 641 and 1023 px: two columns. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getByRole('list'))).toBe(2);
  },
};

/** On a phone: one column, 20 px apart. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(countColumns(list)).toBe(1);
    await expect(getComputedStyle(list).rowGap).toBe('20px');
  },
};

/** Stat cards: two by two on phones, four in a row from 1024 px. */
export const Stats: Story = {
  tags: ['visual'],
  args: { columns: { phone: 2, tablet: 2, desktop: 4 }, gap: 4 },
  play: async ({ canvas }) => {
    await expect(countColumns(canvas.getByRole('list'))).toBe(4);
  },
};

/** Cards in a row have equal height, regardless of their text. */
export const LongText: Story = {
  args: {
    children: [
      <Tile key="long">{'A house with a shaded veranda and a walled compound. '.repeat(6)}</Tile>,
      <Tile key="word">{'Nkrumah'.repeat(40)}</Tile>,
      <Tile key="short">Land</Tile>,
    ],
  },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
  },
};
