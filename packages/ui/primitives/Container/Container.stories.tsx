import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Section } from './Container';
import { guide } from './storyGuide';

const meta = {
  title: 'Primitives/Container',
  tags: ['visual'],
  component: Container,
  args: { children: 'The page column: 1280 px, 40 px gutters, 20 px on phones.' },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Container>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The column that contains every part of a page. */
export const Default: Story = {
  render: (args) => (
    <Section style={{ background: 'var(--color-sunken)' }}>
      <Container {...args} />
    </Section>
  ),
};
