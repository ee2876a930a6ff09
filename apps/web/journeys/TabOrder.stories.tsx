import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { goTo } from '../../../.storybook/history';
import { expectOrderAsSeen, walkPage } from './keyboard';

const meta = {
  title: 'Journeys/TabOrder',
  parameters: { route: '/', scenario: 'small', proves: ['F33'] },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first screen of a run is compiled while it is waited for. */
const PATIENCE = { timeout: 15_000 };

const main = () => within(screen.getByRole('main'));

/** Walks a page with Tab from its first stop to its last; what comes late is there first. */
async function walk(address: string, heading: string | RegExp): Promise<void> {
  await goTo(address);
  await screen.findByRole('heading', { level: 1, name: heading }, PATIENCE);
  await screen.findByRole('contentinfo', {}, PATIENCE);
  await waitFor(() => expect(document.querySelector('main [data-skeleton]')).toBeNull(), PATIENCE);
  await waitFor(() => expect(main().queryByText(/^Loading/)).toBeNull(), PATIENCE);
  const stops = await walkPage();
  await expectOrderAsSeen(stops);
  const parts = stops.map((stop) => stop.closest('header, main, footer')?.localName ?? 'start');
  // A page of words may have nothing to press between header and footer.
  const order = ['start', 'header', 'main', 'footer'].filter((part) => parts.includes(part));
  await expect(parts.filter((part, at) => part !== parts[at - 1])).toEqual(order);
}

/** The pages a visitor looks for a home on. */
export const Looking: Story = {
  play: async () => {
    await walk('/', /^Find the door/);
    await walk('/listings', 'Rental Properties');
    await walk('/property/1003', /Bedroom/);
    await walk('/favorites', 'My Favorites');
    const agent = /\/agent\/profile\/\d+/.exec(document.body.innerHTML)?.[0] ?? '/agent/profile/101';
    await walk(agent, /./);
  },
};

/** The pages of words. */
export const Reading: Story = {
  play: async () => {
    await walk('/plans', 'Room for every listing');
    await walk('/about', /^A fair way/);
    await walk('/privacy-policy', /./);
    await walk('/terms-of-service', /./);
    await walk('/nowhere', 'Page Not Found');
  },
};
