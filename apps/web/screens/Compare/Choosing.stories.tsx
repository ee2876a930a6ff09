import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { openOtherTab } from '../../../../testing/journeys/otherTab';
import { PropertyDetailScreen } from '../PropertyDetail/PropertyDetail';
import { block, favoritesServer, seedFavorites, villa } from '../Favorites/storyFavorites';
import { expectToast } from '../common/stories/storyScreen';
import { chooseHomes, findText, FLAT, main, readChosen, respondWithHomes } from './storyCompare';

const meta = {
  title: 'Screens/Compare/Choosing',
  component: PropertyDetailScreen,
  decorators: [wholeApp],
  parameters: { design: [], kind: 'screen', route: '/property/3', msw: respondWithHomes() },
} satisfies Meta<typeof PropertyDetailScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const toggle = async (pressed: boolean) => {
  await screen.findByRole('heading', { level: 1, name: FLAT });
  return main().findByRole('button', { name: 'Compare', pressed });
};
const bar = async () => within(await screen.findByRole('region', { name: 'Comparison' }));

/** A visitor chooses the home with the keyboard; the bar leads to the comparison. */
export const Chosen: Story = {
  tags: ['visual', 'slow'],
  play: async () => {
    (await toggle(false)).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await toggle(true)).toHaveFocus();
    await expect(readChosen()).toEqual(['3']);
    await expect((await bar()).getByRole('link', { name: 'Compare (1)' })).toHaveAttribute(
      'href',
      '/compare?homes=3',
    );
    await userEvent.keyboard('{Enter}');
    await toggle(false);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Comparison' })).toBeNull());
    await userEvent.keyboard('{Enter}');
    await bar();
  },
};

/** On a phone the button is on the photo, and the bar is above the contact buttons. */
export const OnPhone: Story = {
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: chooseHomes(['3', '5']),
  play: async () => {
    await expect(await toggle(true)).toBeVisible();
    const comparison = (await screen.findByRole('region', { name: 'Comparison' })).getBoundingClientRect();
    const contact = screen.getByRole('region', { name: 'Contact' }).getBoundingClientRect();
    await expect(comparison.bottom).toBeLessThanOrEqual(contact.top);
  },
};

/** Four others are chosen: a toast says what to do, and nothing changes. */
export const FifthHome: Story = {
  beforeEach: chooseHomes(['5', '7', '9', '11']),
  play: async () => {
    await userEvent.click(await toggle(false));
    await expectToast('You can compare four homes. Remove one first.');
    await expect(await toggle(false)).toBeVisible();
    await expect((await bar()).getByText('4 of 4')).toBeVisible();
  },
};

/** Clear drops all homes; focus moves to the heading. */
export const Cleared: Story = {
  beforeEach: chooseHomes(['3', '5']),
  play: async () => {
    await toggle(true);
    await userEvent.click((await bar()).getByRole('button', { name: 'Clear' }));
    await toggle(false);
    await expect(screen.queryByRole('region', { name: 'Comparison' })).toBeNull();
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(readChosen()).toEqual([]);
  },
};

/** Two favorites are chosen on their cards. */
export const OnFavorites: Story = {
  parameters: { route: '/favorites', session: 'user', msw: favoritesServer('user') },
  beforeEach: seedFavorites([villa, block]),
  play: async () => {
    await findText('2 saved properties');
    for (const { property } of [villa, block]) {
      const button = await main().findByRole('button', { name: `Compare ${property.title}` });
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    }
    await expect((await bar()).getByRole('link', { name: 'Compare (2)' })).toHaveAttribute(
      'href',
      '/compare?homes=7,11',
    );
  },
};

/** Another tab chooses a home: the bar appears here. */
export const ChosenInAnotherTab: Story = {
  play: async () => {
    await toggle(false);
    const { storage, close } = openOtherTab();
    storage.setItem('efie-compare', '["3","5"]');
    await expect((await bar()).getByText('2 of 4')).toBeVisible();
    await toggle(true);
    close();
  },
};
