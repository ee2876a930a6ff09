import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../testing/decorators/wholeApp';
import {
  houseCopy,
  SAVED_ON,
  storeViewedHomes,
  villaCopy,
} from '../screens/common/stories/storyOfflineHomes';

const meta = {
  title: 'Journeys/WithoutConnection',
  decorators: [wholeApp],
  parameters: { kind: 'journey', network: 'offline' },
  beforeEach: storeViewedHomes([villaCopy, houseCopy]),
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const readable = async () =>
  within(await screen.findByRole('region', { name: 'There is no connection, but you can read these' }));

/** On Home the homes last viewed are their copies, with the day they were saved, and open. Clear removes them. */
export const RecentlyViewed: Story = {
  parameters: { route: '/' },
  play: async () => {
    const recent = within(await screen.findByRole('region', { name: 'Recently viewed' }));
    await expect(recent.getAllByText(SAVED_ON)).toHaveLength(2);
    await userEvent.click(recent.getByRole('button', { name: 'Clear' }));
    await waitFor(() =>
      expect(
        screen.queryByRole('region', { name: 'There is no connection, but you can read these' }),
      ).toBeNull(),
    );
    await expect(window.localStorage.getItem('efie-offline-viewed')).toBeNull();
  },
};

/** The list of homes cannot be loaded: what can be read is above that. */
export const Listings: Story = {
  tags: ['visual'],
  parameters: { route: '/listings' },
  play: async () => {
    const failure = await screen.findByText('Properties could not be loaded');
    const link = (await readable()).getByRole('link', { name: houseCopy.listing.title });
    await expect(link.compareDocumentPosition(failure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** Any other page: what can be read is below it, with the keyboard too. */
export const OtherPage: Story = {
  parameters: { route: '/agent/profile/101' },
  play: async () => {
    const link = (await readable()).getByRole('link', { name: houseCopy.listing.title });
    link.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: houseCopy.listing.title });
    await expect(within(screen.getByRole('main')).getByText(SAVED_ON)).toBeVisible();
  },
};
