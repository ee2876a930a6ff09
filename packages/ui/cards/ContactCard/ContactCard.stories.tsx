import type { AgentProfile } from '@efie/domain/account';
import { createAgent } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { createStoryListing } from '../storyListing';
import { ContactCard } from './ContactCard';
import { ContactCardSkeleton } from './ContactCardSkeleton';
import { namedOptions } from '../../../../testing/namedOptions';

const record = createAgent(101);
const portrait = createStoryListing(7).agent.photoUrl;

const agent: AgentProfile = {
  id: record.id,
  fullName: 'Ama Owusu-Mensah',
  businessName: 'Adom Keys',
  phone: '+233 24 555 0142',
  region: 'Greater Accra',
  district: 'Accra Metropolitan',
  bio: 'I look after family homes in East Legon and Cantonments, and I answer every message the same day. Before Efie I managed lettings for a housing co-operative in Tema for nine years.',
  photoUrl: portrait,
  isVerified: true,
  joinedAt: Date.parse('2025-03-12T09:00:00Z'),
  listings: [1, 2, 3, 4, 5, 6, 7].map((seed) => createStoryListing(seed)),
};

const meta = {
  title: 'Cards/ContactCard',
  component: ContactCard,
  argTypes: {
    agent: namedOptions({
      'Verified agent': agent,
      'Not verified': { ...agent, isVerified: false },
      'No image': { ...agent, photoUrl: null },
      'No phone number': { ...agent, phone: '' },
    }),
  },
  args: { agent },
  parameters: {
    design: designs('agent-profile'),
    guide: {
      use: 'The banner at the top of an agent’s public profile: name, verification and contact buttons. ContactPanel repeats the contact buttons below the listings.',
      avoid: 'Not beside a listing (AgentCard), and never twice on a screen: the name is its h1.',
      do: 'Use it once, as the top of the profile.',
      dont: 'Do not add a second heading of level 1 to the screen.',
      anatomy: ['image or initials', 'name and business', 'verification and location', 'two contact buttons'],
      accessibility: [
        "A `section` named by the agent, whose name is the page's `h1`. The buttons are described by the name.",
      ],
      related: ['ContactPanel', 'AgentCard', 'ContactButtons'],
    } satisfies Guide,
  },
} satisfies Meta<typeof ContactCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A visitor opens the profile of a verified agent. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ama Owusu-Mensah' })).toBeVisible();
    for (const text of [
      'Adom Keys',
      'Verified Agent',
      'Accra Metropolitan, Greater Accra',
      'Joined 12 March 2025',
      '7 listings',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText(/^I look after family homes/)).toBeVisible();
    const call = canvas.getByRole('link', { name: 'Call' });
    await expect(call).toHaveAttribute('href', 'tel:+233245550142');
    await expect(call).toHaveAccessibleDescription('Ama Owusu-Mensah');
    const chat = new URL(canvas.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href);
    await expect(chat.host + chat.pathname).toBe('wa.me/233245550142');
    await expect(chat.searchParams.get('text')).toMatch(/^Hello, I need help finding a property\./);
  },
};

/** The agent is not verified: the profile says so and is otherwise the same. */
export const NotVerified: Story = {
  args: { agent: { ...agent, isVerified: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not Verified')).toBeVisible();
    await expect(canvas.queryByText('Verified Agent')).toBeNull();
  },
};

/** The agent has no profile image: initials. */
export const Initials: Story = {
  args: { agent: { ...agent, photoUrl: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AO')).toBeVisible();
  },
};

/** The profile image fails to load: initials. */
export const BrokenPicture: Story = {
  args: { agent: { ...agent, photoUrl: '/storage/agents/gone.png' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('AO')).toBeVisible());
  },
};

/** No usable number: both buttons are visible, focusable and disabled, and give the reason. */
export const NoPhone: Story = {
  args: { agent: { ...agent, phone: '' } },
  play: async ({ canvas }) => {
    for (const name of ['Call', 'WhatsApp']) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('aria-disabled', 'true');
      await expect(link).not.toHaveAttribute('href');
    }
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Call' })).toHaveAccessibleDescription(
        'This agent has not added a phone number',
      ),
    );
  },
};

/** A new agent: one listing, no bio, business name, join date or location. */
export const Sparse: Story = {
  args: {
    agent: {
      ...agent,
      businessName: '',
      bio: ' ',
      joinedAt: null,
      region: '',
      district: '',
      photoUrl: null,
      isVerified: false,
      listings: agent.listings.slice(0, 1),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 listing')).toBeVisible();
    await expect(canvas.queryByText(/Joined/)).toBeNull();
  },
};

/** Names of the maximum length wrap to at most three lines and do not overflow. */
export const LongText: Story = {
  args: {
    agent: {
      ...agent,
      fullName: 'Nana Akosua Konadu Agyemang-Prempeh Boakye-Yiadom wa Mampong ne Kumasi',
      businessName: 'Adom Keys Property Management, Lettings and Sales of Greater Accra and Tema',
      bio: 'I look after family homes.\nI answer every message the same day. '.repeat(12),
      district: 'Ayawaso West Municipal',
    },
  },
};

/** A name of ten thousand characters without a space. */
export const Endless: Story = {
  args: {
    agent: { ...agent, fullName: 'Ɔ'.repeat(10_000), businessName: 'x'.repeat(10_000), bio: 'y'.repeat(400) },
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { level: 1 });
    await expect(name.clientHeight).toBeLessThan(200);
  },
};

/** An Arabic name and a business name with emoji in left-to-right text. */
export const OtherScripts: Story = {
  args: {
    agent: {
      ...agent,
      fullName: 'محمد علي الحسن',
      businessName: '🏡🔑 Keys 👨‍👩‍👧‍👦',
      bio: 'أساعد العائلات في العثور على منزل في أكرا.',
      photoUrl: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'محمد علي الحسن' })).toBeVisible();
  },
};

/** The profile is loading: a skeleton without text. */
export const Loading: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => <ContactCardSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** On a phone the business name is above the badge, and the buttons fill the column. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const top = (text: string) => canvas.getByText(text).getBoundingClientRect().top;
    await expect(top('Adom Keys')).toBeLessThan(top('Verified Agent'));
  },
};
