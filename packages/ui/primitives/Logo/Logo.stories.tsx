import type { Meta, StoryObj } from '@storybook/react-vite';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { LOGO_TONES, Logo, LogoMark } from './Logo';

const meta = {
  title: 'Primitives/Logo',
  component: Logo,
  argTypes: {
    tone: { control: 'select', options: LOGO_TONES },
  },
  parameters: {
    design: designs('mark'),
    layout: 'padded',
    guide: {
      use: 'Mark and wordmark where Efie names itself: header, footer, sign-in. The mark alone from 20 px, with one tile of space around it.',
      avoid:
        'Not as an ornament or a loading indicator: use Motif or Spinner. Never recolored, outlined or on gold.',
      do: 'Leave one tile of space around it.',
      dont: 'Do not redraw, outline or recolor it.',
      anatomy: ['mark of four tiles', 'wordmark'],
      accessibility: [
        "The mark is hidden from screen readers; the wordmark is text. A link around it needs a name such as 'Efie, home'.",
      ],
      related: ['AppHeader', 'AppFooter', 'Motif'],
      exports: ['Logo', 'LogoMark'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Mark and wordmark on the page background; both follow the theme. */
export const Default: Story = { tags: ['visual'] };

/** On a forest panel. */
export const OnForest: Story = {
  tags: ['visual'],
  args: { tone: 'forest' },
  render: (args) => (
    <div style={{ padding: 32, background: 'var(--color-brand)' }}>
      <Logo {...args} />
    </div>
  ),
};

/** The mark alone, from its smallest size. */
export const MarkSizes: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'flex', gap: 24, padding: 24, alignItems: 'end' }}>
      <LogoMark size={20} />
      <LogoMark size={32} />
      <LogoMark size={72} />
      <LogoMark size={150} />
    </div>
  ),
};
