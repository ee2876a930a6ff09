import type { Meta, StoryObj } from '@storybook/react-vite';
import { PROPERTY_TYPES } from '@efie/domain/listing';
import { expect } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import {
  FeaturedBadge,
  NotVerified,
  PaymentStatusBadge,
  Ribbon,
  StatusBadge,
  SubscribedBadge,
  TypeBadge,
  VerifiedAgent,
} from '.';
import type { Guide } from '../../../../testing/guide';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, padding: 16 } as const;
const photo = { ...row, background: 'var(--motif-on-forest-6)' } as const;

const meta = {
  title: 'Cards/Badges',
  component: StatusBadge,
  subcomponents: {
    FeaturedBadge,
    PaymentStatusBadge,
    SubscribedBadge,
    TypeBadge,
    Ribbon,
    VerifiedAgent,
    NotVerified,
  },
  args: { status: 'active' },
  argTypes: { status: { control: 'select', options: ['active', 'inactive', 'rented', 'sold', 'unknown'] } },
  parameters: {
    design: designs('badges'),
    guide: {
      use: 'One badge for one fact of a listing, a payment, a plan or an agent. Each sets its own label, color and dot, so that a fact looks the same on every screen.',
      avoid:
        'Do not put such a label into a plain Badge, stack more than two on a photo, or use one as a button. For other labels use the Badge primitive; for a number, CountBadge.',
      do: 'Take the badge of the fact: StatusBadge, TypeBadge, Ribbon.',
      dont: 'Do not place more than two on a photo.',
      anatomy: ['dot or icon', 'word of the fact'],
      accessibility: [
        'Text with a dot or icon, so that color is not the only sign. VerifiedAgentDisclosure unfolds what verified means.',
      ],
      related: ['Badge', 'PropertyCard'],
      exports: [
        'StatusBadge',
        'FeaturedBadge',
        'PaymentStatusBadge',
        'SubscribedBadge',
        'TypeBadge',
        'Ribbon',
        'VerifiedAgent',
        'NotVerified',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof StatusBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An agent sees the status of a listing. */
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

/** The four statuses of a listing and an unknown one: each has a dot. */
export const Status: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
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
    for (const [label, tone] of Object.entries(tones)) {
      const badge = canvas.getByText(label).closest('[data-tone]');
      await expect(badge).toHaveAttribute('data-tone', tone);
      await expect(badge?.firstElementChild).toBeEmptyDOMElement();
    }
  },
};

/** Missing values render no badge. */
export const NoStatus: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={row} data-testid="row">
      <StatusBadge status={null} />
      <StatusBadge status="" />
      <TypeBadge listing={{ propertyType: '', listingType: null }} />
      <Ribbon listing={{ status: 'active' }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('row')).toBeEmptyDOMElement();
  },
};

/** Rent and sale have different colors; then all property types, and an unknown one. */
export const Types: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={row}>
      <TypeBadge listing={{ listingType: 'rent', propertyType: 'townhouse' }} />
      <TypeBadge listing={{ listingType: 'sale', propertyType: '' }} />
      {[...PROPERTY_TYPES, 'guest_house'].map((propertyType) => (
        <TypeBadge key={propertyType} listing={{ listingType: null, propertyType }} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const tone = (label: string) => canvas.getByText(label).closest('[data-tone]')?.getAttribute('data-tone');
    await expect(tone('Townhouse · For Rent')).toBe('green');
    await expect(tone('For Sale')).toBe('clay');
    for (const label of ['Shared Room', 'Land', 'Commercial', 'Guest House'])
      await expect(tone(label)).toBe('neutral');
  },
};

/** The badges that are placed on a photo. */
export const OnPicture: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={photo}>
      <FeaturedBadge />
      <Ribbon listing={{ status: 'rented' }} />
      <Ribbon listing={{ status: 'sold' }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Featured').closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'featured',
    );
    await expect(canvas.getByText('Rented').closest('[data-tone]')).toHaveAttribute('data-tone', 'gold');
    await expect(canvas.getByText('Sold').closest('[data-tone]')).toHaveAttribute('data-tone', 'clay');
  },
};

/** The known payment statuses, an unknown one and a missing one. */
export const PaymentStatuses: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
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
    for (const [label, tone] of Object.entries(tones)) {
      const badge = canvas.getByText(label).closest('[data-tone]');
      await expect(badge).toHaveAttribute('data-tone', tone);
      await expect(badge?.firstElementChild).toBeEmptyDOMElement();
    }
  },
};

/** Marks the agent's current plan. */
export const Subscribed: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={row}>
      <SubscribedBadge />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Subscribed')).toBeVisible();
  },
};

/** Verified and not verified agents: text with an icon, to be placed beside a name. */
export const Agents: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
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

const veryLongWord = 'Maisonette'.repeat(1000);

/** Unknown values that are very long, reversed or malformed stay on one line inside the column. */
export const HostileWords: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ ...row, inlineSize: 220 }} data-testid="row">
      <TypeBadge listing={{ listingType: 'rent', propertyType: veryLongWord }} />
      <StatusBadge status={veryLongWord} />
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
