import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { animationsEnd } from '../../../testing/animationsEnd';
import { addressNow, goTo } from '../../../testing/history';
import { press } from '../../../testing/keys';
import { expectOrderAsSeen, focused, walkLayer, walkPage } from '../../../testing/journeys/keyboard';

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
  // An app that is still to come would begin at the address, and not move to it.
  await screen.findByRole('contentinfo', {}, PATIENCE);
  const isNew = addressNow() !== address;
  await goTo(address);
  await screen.findByRole('heading', { level: 1, name: heading }, PATIENCE);
  // A walk begins once the page has taken the focus, or it would be taken from under it.
  if (isNew) await waitFor(() => expect(focused().matches('h1, main')).toBe(true), PATIENCE);
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

/** In by the button, once through with Tab, out by Escape, and back to the button. */
async function walkOpen(opener: HTMLElement, name: string): Promise<void> {
  await userEvent.click(opener);
  const layer = await screen.findByRole(
    name.startsWith('Remove') ? 'alertdialog' : 'dialog',
    { name },
    PATIENCE,
  );
  await waitFor(() => expect(layer).toContainElement(focused()));
  // A sheet slides in from outside the page.
  await animationsEnd();
  await expectOrderAsSeen(await walkLayer(layer), layer);
  await press('{Escape}');
  await waitFor(() => expect(layer.isConnected && layer.checkVisibility()).toBe(false), PATIENCE);
  await waitFor(() => expect(opener).toHaveFocus());
}

async function heart(): Promise<HTMLElement> {
  const [first] = await main().findAllByRole('button', { name: /^Save / }, PATIENCE);
  if (!first) throw new Error('No card has a heart.');
  return first;
}

const menu = () => screen.getByRole('button', { name: 'Menu' });

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

/** The pages of an account. */
export const Accounts: Story = {
  play: async () => {
    await walk('/user/signup', 'Create Your Account');
    await walk('/user/login', 'Welcome Back');
    await walk('/agent/signup', 'Become an Efie agent');
    await walk('/agent/login', 'Agent Login');
    await walk('/verify-email?email=kofi%40example.com', /./);
  },
};

/** Every layer on a phone, an agent's and a guest's: in, once through, out, and back to what opened it. */
export const Layers: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { route: '/listings', scenario: 'normal', session: 'agent-pro-limit' },
  play: async () => {
    const footer = within(await screen.findByRole('contentinfo', {}, PATIENCE));
    await walkOpen(
      await footer.findByRole('button', { name: 'List Your Property' }, PATIENCE),
      'Listing Limit Reached',
    );
    await userEvent.click(await heart());
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'), PATIENCE);
    await goTo('/favorites');
    await walkOpen(
      await main().findByRole('button', { name: /^Remove .* from favorites$/ }, PATIENCE),
      'Remove from favorites?',
    );

    await walkOpen(menu(), 'Menu');
    await userEvent.click(menu());
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }, PATIENCE));
    await goTo('/listings');
    await walkOpen(await main().findByRole('button', { name: /^Filters/ }, PATIENCE), 'Filters');
    await walkOpen(await heart(), 'Login Required');
    await goTo('/property/1003');
    await walkOpen(await main().findByRole('button', { name: /, picture 1 of/ }, PATIENCE), 'Photos');
    await walkOpen(main().getByRole('button', { name: 'Report Issue' }), 'Report Issue');
  },
};
