import type { Meta, StoryObj } from '@storybook/react-vite';
import { PROPERTY_TYPES } from '@efie/domain';
import { expect } from 'storybook/test';
import {
  FeaturedBadge,
  ListingTypeBadge,
  NotVerified,
  PaymentStatusBadge,
  PropertyTypeBadge,
  Ribbon,
  StatusBadge,
  SubscribedBadge,
  VerifiedAgent,
} from '.';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, padding: 16 } as const;
const picture = { ...row, background: 'var(--motif-on-forest-6)' } as const;

const meta = {
  title: 'Cards/Badges',
  component: StatusBadge,
  subcomponents: {
    FeaturedBadge,
    PropertyTypeBadge,
    ListingTypeBadge,
    PaymentStatusBadge,
    SubscribedBadge,
    Ribbon,
    VerifiedAgent,
    NotVerified,
  },
  args: { status: 'active' },
  parameters: {
    guide: {
      use: 'One badge for one fact of a listing, a payment, a plan or an agent. Each owns its word, its colour and its dot, so that a fact reads the same on every screen.',
      avoid:
        'Do not write such a word into a plain Badge, stack more than two on a picture, or use one as a button. For words of no listing take the Badge primitive; for a number, CountBadge.',
    },
  },
} satisfies Meta<typeof StatusBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An agent sees what state a listing is in. */
export const Default: Story = {
  render: (args) => (
    <div style={row}>
      <StatusBadge {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Active')).toBeVisible();
  },
};

/** The four states of a listing, and a word that only the server knows: each has a dot. */
export const Status: Story = {
  tags: ['visual'],
  parameters: { proves: ['C387'] },
  render: () => (
    <div style={row}>
      {['active', 'inactive', 'rented', 'sold', 'under_offer'].map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const tones = {
      Active: 'green',
      Inactive: 'neutral',
      Rented: 'gold',
      Sold: 'clay',
      'Under Offer': 'neutral',
    };
    for (const [word, tone] of Object.entries(tones)) {
      const badge = canvas.getByText(word).parentElement;
      await expect(badge).toHaveAttribute('data-tone', tone);
      await expect(badge?.firstElementChild).toBeEmptyDOMElement();
    }
  },
};

/** The server gave no status: no empty badge stands there. */
export const NoStatus: Story = {
  render: () => (
    <div style={row} data-testid="row">
      <StatusBadge status={null} />
      <StatusBadge status="" />
      <PropertyTypeBadge propertyType="" />
      <ListingTypeBadge listingType={null} />
      <Ribbon listing={{ status: 'active' }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('row')).toBeEmptyDOMElement();
  },
};

/** A visitor tells homes to rent from homes to buy. */
export const ListingTypes: Story = {
  parameters: { proves: ['C116', 'C117'] },
  render: () => (
    <div style={row}>
      <ListingTypeBadge listingType="rent" />
      <ListingTypeBadge listingType="sale" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('For Rent')).toHaveAttribute('data-tone', 'green');
    await expect(canvas.getByText('For Sale')).toHaveAttribute('data-tone', 'clay');
  },
};

/** The kinds of property on a page, and one that we do not know. */
export const PropertyTypes: Story = {
  parameters: { proves: ['C110'] },
  render: () => (
    <div style={row}>
      {[...PROPERTY_TYPES, 'guest_house'].map((type) => (
        <PropertyTypeBadge key={type} propertyType={type} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Shared Room', 'Land', 'Commercial', 'Guest House'])
      await expect(canvas.getByText(word)).toBeVisible();
  },
};

/** What lies on a picture: gold and glass at the top, the opaque ribbon at the foot. */
export const OnPicture: Story = {
  tags: ['visual'],
  parameters: { proves: ['C109', 'C110'] },
  render: () => (
    <div style={picture}>
      <FeaturedBadge />
      <PropertyTypeBadge propertyType="townhouse" isOnPicture />
      <Ribbon listing={{ status: 'rented' }} />
      <Ribbon listing={{ status: 'sold' }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Featured')).toHaveAttribute('data-tone', 'featured');
    await expect(canvas.getByText('Townhouse').parentElement).toHaveAttribute('data-tone', 'glass');
    await expect(canvas.getByText('Rented')).toHaveAttribute('data-tone', 'gold');
    await expect(canvas.getByText('Sold')).toHaveAttribute('data-tone', 'clay');
  },
};

/** An agent reads the payment history: known words, one of the server's own, and none at all. */
export const PaymentStatuses: Story = {
  tags: ['visual'],
  render: () => (
    <div style={row}>
      {['success', 'pending', 'failed', 'charged_back', ''].map((status) => (
        <PaymentStatusBadge key={status} status={status} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const tones = {
      Successful: 'green',
      Pending: 'info',
      Failed: 'danger',
      'Charged Back': 'neutral',
      'Not given': 'neutral',
    };
    for (const [word, tone] of Object.entries(tones)) {
      const badge = canvas.getByText(word).parentElement;
      await expect(badge).toHaveAttribute('data-tone', tone);
      await expect(badge?.firstElementChild).toBeEmptyDOMElement();
    }
  },
};

/** An agent finds their own plan among the plans. */
export const Subscribed: Story = {
  render: () => (
    <div style={row}>
      <SubscribedBadge />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Subscribed')).toBeVisible();
  },
};

/** A visitor learns whether an agent is verified: words with an icon, so that they can stand beside a name. */
export const Agents: Story = {
  tags: ['visual'],
  parameters: { proves: ['C57'] },
  render: () => (
    <div style={row}>
      <VerifiedAgent />
      <NotVerified />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verified Agent')).toBeVisible();
    await expect(canvas.getByText('Not Verified')).toBeVisible();
  },
};

const endless = 'Maisonette'.repeat(1000);

/** The server's own words are endless, turned around or broken: one line each, inside the column. */
export const HostileWords: Story = {
  tags: ['visual'],
  parameters: { proves: ['F48'] },
  render: () => (
    <div style={{ ...row, inlineSize: 220 }} data-testid="row">
      <PropertyTypeBadge propertyType={endless} />
      <StatusBadge status={endless} />
      <PaymentStatusBadge status={'\u202Edliaf \uD800 <b>paid</b>'} />
      <StatusBadge status="شاغر" />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByTestId('row');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    for (const badge of list.children)
      await expect(badge.getBoundingClientRect().height).toBeLessThanOrEqual(
        2 * parseFloat(getComputedStyle(document.documentElement).fontSize),
      );
  },
};
