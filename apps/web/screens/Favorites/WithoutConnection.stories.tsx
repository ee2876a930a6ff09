import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import {
  houseCopy,
  SAVED_ON,
  storeFavorites,
  storeViewedHomes,
  villaCopy,
} from '../common/stories/storyOfflineHomes';
import { FavoritesScreen } from './Favorites';
import { cards, findText, heading, main } from './storyFavorites';

const meta = {
  title: 'Screens/Favorites/WithoutConnection',
  component: FavoritesScreen,
  decorators: [wholeApp],
  parameters: {
    design: designs('favorites'),
    kind: 'screen',
    route: '/favorites',
    network: 'offline',
    session: 'user',
  },
} satisfies Meta<typeof FavoritesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The favorites of the signed-in user, as they were saved on this device. */
export const Copies: Story = {
  beforeEach: storeFavorites([villaCopy, houseCopy]),
  play: async () => {
    await heading();
    await findText('No connection. These are saved on this device.');
    await expect(main().getByRole('status')).toHaveTextContent('2 saved properties');
    await expect(cards()).toHaveLength(2);
    await expect(main().getAllByText(SAVED_ON)).toHaveLength(2);
    await expect(main().getByRole('link', { name: villaCopy.listing.title })).toHaveAttribute(
      'href',
      '/property/7',
    );
  },
};

/** Two further favorites have no copy. */
export const Incomplete: Story = {
  beforeEach: storeFavorites([villaCopy], ['8', '9']),
  play: async () => {
    await findText('No connection. These are saved on this device, 2 others are not.');
    await expect(main().getByRole('status')).toHaveTextContent('3 saved properties');
    await expect(cards()).toHaveLength(1);
  },
};

/** A guest: what was viewed on this device can be read. */
export const Guest: Story = {
  tags: ['slow'],
  parameters: { session: 'guest' },
  beforeEach: () => {
    storeViewedHomes([villaCopy])();
    // The page sends no request that could fail.
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async () => {
    await heading();
    const section = await screen.findByRole('region', {
      name: 'There is no connection, but you can read these',
    });
    await expect(within(section).getByText(SAVED_ON)).toBeVisible();
  },
};
