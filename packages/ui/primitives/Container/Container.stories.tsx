import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../../testing/guide';
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
      do: 'Put a Section around it where a part of the page needs space above and below.',
      dont: 'Do not set a maximum width on a screen yourself.',
      anatomy: ['one column with gutters'],
      accessibility: [
        'No role: it only sets the width. Use headings and landmarks inside it. Section is a `section` element, which is a landmark once it has a name.',
      ],
      related: ['Grid', 'Stack'],
      exports: ['Container', 'Section'],
    } satisfies Guide,
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
