import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import { createStoryListing } from '../storyListing';
import component from './ManagedPropertyCard.stories';
import { ManagedPropertyCard } from './ManagedPropertyCard';

const villa = createStoryListing(31, {
  id: '31',
  title: 'Villa with a shaded front terrace',
  listingType: 'rent',
  price: 9500,
  status: 'active',
  createdAt: '2026-11-03T09:00:00Z',
});

const meta = {
  title: 'Cards/ManagedPropertyCard/Menu',
  component: ManagedPropertyCard,
  parameters: {
    design: designs('dashboard-card'),
    guide: component.parameters.guide,
  },
  args: {
    listing: villa,
    href: '/property/31',
    views: { kind: 'ready', count: 1284 },
    onEdit: fn(),
    onDelete: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ManagedPropertyCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const onMenu = fn();
const menu = [
  {
    label: 'Mark as Rented',
    isOffered: (listing: { status: string | null }) => listing.status !== 'rented',
    onPress: onMenu,
  },
  { label: 'Duplicate', isOffered: () => true, onPress: onMenu },
];

/** Further actions in a menu; after a press focus is on its button. */
export const WithMenu: Story = {
  tags: ['visual'],
  args: { menu },
  play: async ({ canvas }) => {
    onMenu.mockClear();
    const button = canvas.getByRole('button', { name: `More actions for ${villa.title}` });
    const edit = canvas.getByRole('button', { name: 'Edit' });
    await expect(button.getBoundingClientRect().top).toBe(edit.getBoundingClientRect().top);
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Rented' }));
    await expect(onMenu).toHaveBeenCalledWith({ listing: villa });
    await expect(button).toHaveFocus();
  },
};

/** The last change was rejected: the card says why. A rented listing is not offered to be marked as rented. */
export const WithNote: Story = {
  tags: ['visual'],
  args: {
    listing: { ...villa, status: 'rented' },
    menu,
    note: 'Not marked as active. The listing is under review.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not marked as active. The listing is under review.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `More actions for ${villa.title}` }));
    await expect(canvas.queryByRole('button', { name: 'Mark as Rented' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Duplicate' })).toBeVisible();
  },
};
