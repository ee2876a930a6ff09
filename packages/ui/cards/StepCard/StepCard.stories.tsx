import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { StepCard } from './StepCard';
import { ContactIllustration, KeyIllustration, SearchIllustration } from './StepIllustrations';

const meta = {
  title: 'Cards/StepCard',
  component: StepCard,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 416, padding: 16 }}>
        <h2>Steps</h2>
        <Story />
      </div>
    ),
  ],
  parameters: {
    design: designs('home'),
    guide: {
      use: 'One step of an ordered process, in a numbered list of such cards: How It Works.',
      avoid:
        'Not for values or features, which have no order (ValueCard). Never without the list, which gives screen readers the order.',
      do: 'Place the cards in an `ol`.',
      dont: 'Do not write the number into the title.',
      anatomy: ['illustration', 'number', 'title', 'one or two sentences'],
      accessibility: [
        'A heading of level 3. Number and illustration are hidden from screen readers, which take the order from the list.',
      ],
      related: ['ValueCard', 'Text'],
    } satisfies Guide,
  },
} satisfies Meta<typeof StepCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first step of How It Works. */
export const Search: Story = {
  args: {
    step: 1,
    title: 'Search Properties',
    children: 'Filter by region, price and features until the list fits your life.',
    illustration: <SearchIllustration />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Search Properties' })).toBeVisible();
  },
};

/** The second step. */
export const Contact: Story = {
  args: {
    step: 2,
    title: 'Contact Agent',
    children: 'Call or send a WhatsApp message that is already written for you.',
    illustration: <ContactIllustration />,
  },
};

/** The third step. */
export const Secure: Story = {
  args: {
    step: 3,
    title: 'Secure Rental',
    children: 'View the place, agree the terms with the agent and collect your key.',
    illustration: <KeyIllustration />,
  },
};

/** On phones the illustration is a 96 px tile beside the text and shows the whole key. */
export const Phone: Story = {
  ...Secure,
  globals: { viewport: { value: 'phone' } },
};

/** All three steps in an ordered list. */
export const Steps: Story = {
  tags: ['visual'],
  ...Search,
  parameters: { controls: { disable: true } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(1200px, 100vw - 64px)' }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <ol
      className="steps"
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
        gap: 24,
      }}
    >
      <li>
        <StepCard step={1} title="Search Properties" illustration={<SearchIllustration />}>
          Filter by region, price and features until the list fits your life.
        </StepCard>
      </li>
      <li>
        <StepCard step={2} title="Contact Agent" illustration={<ContactIllustration />}>
          Call or send a WhatsApp message that is already written for you.
        </StepCard>
      </li>
      <li>
        <StepCard step={3} title="Secure Rental" illustration={<KeyIllustration />}>
          View the place, agree the terms with the agent and collect your key.
        </StepCard>
      </li>
    </ol>
  ),
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
      'Search Properties',
      'Contact Agent',
      'Secure Rental',
    ]);
  },
};

/** Long words wrap beside the illustration, which keeps its size. */
export const LongText: Story = {
  args: {
    step: 3,
    title: 'Nkɔsoɔnefahodiɛ'.repeat(4),
    children: 'View the place, agree the terms with the agent and collect your key. '.repeat(4),
    illustration: <KeyIllustration />,
  },
};
