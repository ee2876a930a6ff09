import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { createStoryListing } from '../storyListing';
import { CallButton, WhatsAppButton } from './ContactButtons';

const home = createStoryListing(7, { id: '7', title: 'Villa with a shaded front terrace', price: 9500 });

const meta = {
  title: 'Cards/ContactButtons',
  component: CallButton,
  subcomponents: { WhatsAppButton },
  args: { phone: '024 555 0142', children: 'Call Agent' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <>
      <CallButton {...args} />
      <WhatsAppButton phone={args.phone} about={home} />
    </>
  ),
  parameters: {
    design: designs('property-card', 'agent-card'),
    guide: {
      use: 'The two large buttons that reach an agent: on their card, on their profile, and in the bar of a listing on phones.',
      avoid:
        'Not on PropertyCard, which has two icon buttons. Do not build a plain button with your own tel: or WhatsApp URL.',
      do: 'Pass the number as the agent wrote it.',
      dont: 'Do not hide a button because there is no number.',
      anatomy: ['call button', 'WhatsApp button'],
      accessibility: [
        'Two links named by their text. Without a usable number they have `aria-disabled`, stay focusable, and the reason is their description.',
      ],
      related: ['AgentCard', 'ContactBar', 'Button'],
      exports: ['CallButton', 'WhatsAppButton', 'PhoneLine'],
    } satisfies Guide,
  },
} satisfies Meta<typeof CallButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One button calls the agent, the other opens a chat about this listing. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call Agent' })).toHaveAttribute(
      'href',
      'tel:+233245550142',
    );
    const chat = canvas.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(new URL(chat.href).pathname).toBe('/233245550142');
    await expect(new URL(chat.href).searchParams.get('text')).toMatch(/Villa with a shaded front terrace/);
  },
};

/** Without a listing: the message only asks for help, and the labels are custom. */
export const WithoutListing: Story = {
  args: { children: 'Contact Agent' },
  render: (args) => (
    <>
      <CallButton {...args} />
      <WhatsAppButton phone={args.phone} about={null}>
        Request Property Info
      </WhatsAppButton>
    </>
  ),
  play: async ({ canvas }) => {
    const chat = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Request Property Info' });
    await expect(new URL(chat.href).searchParams.get('text')).toBe(
      'Hello, I need help finding a property. I found you on Efie.',
    );
  },
};

/** The agent has no number: both buttons are focusable, disabled, and give the reason. */
export const NoPhone: Story = {
  tags: ['visual'],
  args: { phone: '' },
  play: async ({ canvas }) => {
    for (const name of ['Call Agent', 'WhatsApp']) {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveFocus();
      await expect(link).not.toHaveAttribute('href');
      await waitFor(() =>
        expect(link).toHaveAccessibleDescription('This agent has not added a phone number'),
      );
    }
  },
};

/** A number that cannot be called is named in the reason. */
export const UncallablePhone: Story = {
  args: { phone: 'call me' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Call Agent' });
    link.focus();
    await waitFor(() =>
      expect(link).toHaveAccessibleDescription('This number cannot be called from here: call me'),
    );
  },
};

/** Each button at full width, as on a card. */
export const FullWidth: Story = {
  render: (args) => (
    <>
      <CallButton {...args} isFullWidth />
      <WhatsAppButton phone={args.phone} about={home} isFullWidth />
    </>
  ),
};
