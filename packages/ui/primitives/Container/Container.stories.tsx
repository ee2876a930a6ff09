import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Section } from './Container';

const meta = {
  title: 'Primitives/Container',
  tags: ['visual'],
  component: Container,
  args: { children: 'The page column: 1280 px, 40 px gutters, 20 px on phones.' },
  parameters: {
    guide: {
      use: 'Around every part of a page, so that all align with the 1280 px column and its gutters. Section adds the vertical spacing.',
      avoid: 'Not inside another Container, and not inside cards.',
    },
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
