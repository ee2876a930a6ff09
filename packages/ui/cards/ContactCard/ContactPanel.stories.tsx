import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { ContactPanel } from './ContactPanel';

const agent = { fullName: 'Ama Owusu-Mensah', phone: '+233 24 555 0142' };

const meta = {
  title: 'Cards/ContactPanel',
  component: ContactPanel,
  args: { agent },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 1240, padding: 20 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    design: designs('agent-profile'),
    guide: {
      use: 'The contact section below an agent’s listings: Contact Agent calls, Request Property Info opens WhatsApp.',
      avoid: 'Not beside a listing (AgentCard): its message would not name the listing.',
      do: 'Place it after the list of listings.',
      dont: 'Do not change the labels: Contact Agent calls, Request Property Info opens WhatsApp.',
      anatomy: ["heading with the agent's first name", 'one sentence', 'two contact buttons'],
      accessibility: [
        'A named region with a heading of level 2. The buttons are links, as in ContactButtons.',
      ],
      related: ['ContactCard', 'ContactButtons'],
    } satisfies Guide,
  },
} satisfies Meta<typeof ContactPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A visitor has seen the listings and wants to contact the agent. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Talk to Ama' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact Agent' })).toHaveAttribute(
      'href',
      'tel:+233245550142',
    );
    const chat = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Request Property Info' });
    await expect(new URL(chat.href).pathname).toBe('/233245550142');
    await expect(chat).toHaveAttribute('data-kind', 'soft');
  },
};

/** No usable number: both buttons are disabled and give the reason. */
export const NoPhone: Story = {
  args: { agent: { ...agent, phone: 'call me' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Contact Agent' })).toHaveAccessibleDescription(
        'This number cannot be called from here: call me',
      ),
    );
  },
};

/** The agent has no name: the heading uses a generic one. */
export const NoName: Story = {
  args: { agent: { ...agent, fullName: ' ' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Talk to the agent' })).toBeVisible();
  },
};

/** A very long first name wraps inside the panel. */
export const LongText: Story = {
  tags: ['visual'],
  args: { agent: { ...agent, fullName: 'Nkɔsoɔnefahodiɛ'.repeat(12) } },
};

/** On a phone the buttons are below the text. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
