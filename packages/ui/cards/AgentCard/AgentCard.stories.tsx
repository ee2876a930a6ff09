import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { createStoryListing, listingOptions } from '../storyListing';
import { AgentCard } from './AgentCard';
import { AgentCardSkeleton } from './AgentCardSkeleton';

const home = createStoryListing(
  7,
  { id: '7', title: 'Villa with a shaded front terrace', listingType: 'rent', price: 9500 },
  {
    fullName: 'Ama Owusu-Mensah',
    businessName: 'Adom Keys',
    phone: '+233 24 555 0142',
    bio: 'I look after family homes in East Legon and Cantonments, and I answer every message the same day.',
    verificationStatus: 'verified',
  },
);

const meta = {
  title: 'Cards/AgentCard',
  component: AgentCard,
  argTypes: { listing: listingOptions({ 'Villa for rent': home }) },
  parameters: {
    design: designs('agent-card', 'property-detail'),
    guide: {
      use: 'Once on a listing’s screen, beside its text: the price, the agent, and the two ways to contact them.',
      avoid:
        'Not in lists, where PropertyCard names the agent, and not on the agent’s own profile, which has ContactCard.',
      do: 'Place it beside the text, where it stays in view.',
      dont: 'Do not show it without a price.',
      anatomy: [
        'price',
        'link below it, if given',
        'agent with image, verification and profile link',
        'Call Agent and WhatsApp',
        'number in print',
      ],
      accessibility: [
        'A region named by the agent. Without a usable number both buttons stay focusable and give the reason. WhatsApp opens in a new tab.',
      ],
      related: ['ContactCard', 'ContactButtons', 'ContactBar'],
    } satisfies Guide,
  },
  args: { listing: home, agentHref: '/agent/profile/101' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 424, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AgentCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A visitor has read the listing and wants to contact the agent. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/GH₵ 9,500/).parentElement).toHaveTextContent('GH₵ 9,500 per month');
    await expect(canvas.getByRole('region', { name: 'Ama Owusu-Mensah' })).toBeVisible();
    await expect(canvas.getByText('Adom Keys')).toBeVisible();
    await expect(canvas.getByText('Verified Agent')).toBeVisible();
    await expect(canvas.getByText(/^I look after family homes/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call Agent' })).toHaveAttribute(
      'href',
      'tel:+233245550142',
    );
    const chat = new URL(canvas.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href);
    await expect(chat.host + chat.pathname).toBe('wa.me/233245550142');
    await expect(chat.searchParams.get('text')).toMatch(
      /^Hello, I need help finding a property\..*Villa with a shaded front terrace/,
    );
    await expect(canvas.getByRole('link', { name: 'View Agent Profile' })).toHaveAttribute(
      'href',
      '/agent/profile/101',
    );
  },
};

/** Verified Agent, opened with the keyboard, explains what verified means and what it does not. */
export const WhatTheMarkMeans: Story = {
  play: async ({ canvas }) => {
    const meaning = canvas.getByText(
      'This agent’s account is verified. It does not mean that anyone has checked this property.',
    );
    await expect(meaning).not.toBeVisible();
    await userEvent.tab();
    const mark = canvas.getByText('Verified Agent').closest('summary');
    await expect(mark).toHaveFocus();
    await expect(mark?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    mark?.click();
    await expect(meaning).toBeVisible();
  },
};

/** A rented home: a note above the buttons says so, and Call Agent is a secondary button. */
export const Rented: Story = {
  tags: ['visual'],
  args: { listing: { ...home, status: 'rented' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This home is rented. Ask the agent for others.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call Agent' })).toHaveAttribute('data-kind', 'secondary');
  },
};

/** For sale: no period follows the price. */
export const ForSale: Story = {
  args: { listing: { ...home, listingType: 'sale', price: 1_250_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/GH₵ 1,250,000/).parentElement).not.toHaveTextContent('per month');
  },
};

/** The agent has no profile image: initials. */
export const Initials: Story = {
  tags: ['visual'],
  args: { listing: { ...home, agent: { ...home.agent, photoUrl: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AO')).toBeVisible();
  },
};

/** The profile image fails to load: initials. */
export const BrokenPhoto: Story = {
  args: { listing: { ...home, agent: { ...home.agent, photoUrl: '/storage/agents/gone.png' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('AO')).toBeVisible());
  },
};

/** The agent has no phone number: both buttons are disabled and give the reason. */
export const NoPhone: Story = {
  tags: ['visual'],
  args: { listing: { ...home, agent: { ...home.agent, phone: '' } } },
  play: async ({ canvas }) => {
    for (const name of ['Call Agent', 'WhatsApp']) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('aria-disabled', 'true');
      await expect(link).not.toHaveAttribute('href');
      // The code of the description is lazy-loaded.
      await waitFor(() =>
        expect(link).toHaveAccessibleDescription('This agent has not added a phone number'),
      );
    }
    await expect(canvas.getByRole('link', { name: 'View Agent Profile' })).toBeVisible();
  },
};

/** A number that cannot be called is shown, so that it can be read and copied. */
export const UncallablePhone: Story = {
  args: { listing: { ...home, agent: { ...home.agent, phone: 'call me' } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('This number cannot be called from here: call me', { selector: 'bdi' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call Agent' })).not.toHaveAttribute('href');
  },
};

/** The agent is not verified: the card says so in muted text. */
export const NotVerified: Story = {
  args: {
    listing: {
      ...home,
      agent: {
        ...home.agent,
        name: 'Efua Asante',
        businessName: 'Coastline Lettings',
        photoUrl: null,
        isVerified: false,
        phone: '',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not Verified')).toBeVisible();
    await expect(canvas.queryByText('Verified Agent')).toBeNull();
    const business = canvas.getByText('Coastline Lettings').getBoundingClientRect();
    const mark = canvas.getByText('Not Verified').getBoundingClientRect();
    await expect(mark.top).toBeGreaterThanOrEqual(business.bottom);
    await expect(Math.abs(mark.left - business.left)).toBeLessThan(1);
  },
};

/** An unverified agent without a bio or a business name. */
export const OnlyAName: Story = {
  args: { listing: { ...home, agent: { ...home.agent, isVerified: false, bio: '  ', businessName: '' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Verified Agent')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Ama Owusu-Mensah' })).toBeVisible();
  },
};

/** The response does not contain an agent id: the card renders without a profile link. */
export const NobodyNamed: Story = {
  tags: ['visual'],
  args: {
    listing: {
      ...home,
      price: null,
      agent: { id: '', name: '', phone: '', photoUrl: null, businessName: '', bio: '', isVerified: false },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Agent' })).toBeVisible();
    await expect(canvas.getByText('Price on request')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'View Agent Profile' })).toBeNull();
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN|\[object/);
  },
};

/** A very long bio is shown whole and keeps its line breaks. */
export const LongBio: Story = {
  args: {
    listing: {
      ...home,
      agent: {
        ...home.agent,
        bio: Array.from({ length: 12 }, (_, line) => `${line + 1}. ${home.agent.bio}`).join('\n'),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/12\. I look after family homes/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call Agent' })).toBeInTheDocument();
  },
};

/** A name in Arabic with emoji keeps its direction. */
export const RightToLeftName: Story = {
  args: {
    listing: {
      ...home,
      agent: {
        ...home.agent,
        name: '👨‍👩‍👧‍👦 عمر \u202Eمنصور',
        businessName: 'بيوت أكرا',
        bio: 'أعتني ببيوت العائلات في شرق ليغون.',
        photoUrl: null,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading').querySelector('bdi')).toBeVisible();
    await expect(canvas.getByText(/^أعتني/)).toHaveAttribute('dir', 'auto');
  },
};

/** Very long words and markup render as text and do not overflow the card. */
export const HostileText: Story = {
  args: {
    listing: {
      ...home,
      price: 1e21,
      agent: {
        ...home.agent,
        name: 'Kwabena'.repeat(200),
        businessName: '<img src=x onerror=alert(1)>',
        bio: `${'Long'.repeat(300)}\njavascript:alert(1) \u202Eback`,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    const card = canvas.getByRole('region');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

/** The skeleton and the loaded card have the same height. */
export const Loading: Story = {
  tags: ['visual'],
  render: (args) => (
    <>
      <AgentCardSkeleton />
      <AgentCard {...args} />
    </>
  ),
  args: {
    listing: {
      ...home,
      agent: {
        ...home.agent,
        bio: 'I look after family homes in East Legon and Cantonments, and answer the same day.',
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await document.fonts.ready;
    const skeleton = canvasElement.querySelector('[data-skeleton]')?.getBoundingClientRect().height ?? 0;
    const card = canvas.getByRole('region').getBoundingClientRect().height;
    await expect(Math.abs(skeleton - card)).toBeLessThan(0.5);
  },
};
