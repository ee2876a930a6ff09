import type { Meta, StoryObj } from '@storybook/react-vite';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { Heading, RUNNING_TEXT_STYLES, Text, TEXT_TONES } from './Text';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  argTypes: {
    variant: { control: 'select', options: RUNNING_TEXT_STYLES },
    tone: { control: 'select', options: TEXT_TONES },
  },
  parameters: {
    design: designs('type'),
    layout: 'padded',
    guide: {
      use: "For running text in one of the design's text styles. Heading is for titles, by their level in the page.",
      avoid: 'Not for labels of controls, which Field renders, nor for text inside a Badge or Button.',
      do: 'Choose the level of a heading by the outline, its style by `variant`.',
      dont: 'Do not choose a heading level for its size.',
      anatomy: ['text in one style; Heading for titles'],
      accessibility: [
        'A `p` unless `as` says otherwise. Heading renders `h1` to `h4`: one level 1 per page, no level left out.',
      ],
      related: ['VisuallyHidden', 'Link'],
      exports: ['Text', 'Heading'],
    } satisfies Guide,
  },
  args: { children: 'The front terrace stays in shade until late afternoon.' },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Body text, 16/24. */
export const Default: Story = {};

/** Every style of running text, with the special characters used in Ghana. */
export const Styles: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
      {RUNNING_TEXT_STYLES.map((variant) => (
        <Text key={variant} variant={variant}>
          {variant}: GH₵ 1,111,888 · Efie yɛ fɛ · Ɔ ɔ Ɛ ɛ
        </Text>
      ))}
    </div>
  ),
};

/** The tones of text. */
export const Tones: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Text>Text</Text>
      <Text tone="secondary">Secondary</Text>
      <Text tone="hint">Hint</Text>
      <Text tone="danger">Danger</Text>
      <div style={{ padding: 16, background: 'var(--color-brand)' }}>
        <Text tone="onBrand">On brand</Text>
        <Text tone="onBrand2">On brand, secondary</Text>
      </div>
    </div>
  ),
};

/** Headings by level; the text style may differ from the level. */
export const Headings: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Heading level={1} variant="display">
        Find the door that’s yours.
      </Heading>
      <Heading level={2}>Featured Properties</Heading>
      <Heading level={3}>How to reach the agent</Heading>
      <Heading level={4}>Contact details</Heading>
    </div>
  ),
};

/** A long title is balanced over its lines; a long word breaks. */
export const LongText: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ maxInlineSize: 280 }}>
      <Heading level={2}>Three bedroom townhouse with a shaded veranda near the Accra-to-Aburi road</Heading>
      <Text>{'Nkɔsoɔnefahodiɛ'.repeat(6)}</Text>
    </div>
  ),
};
