import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { animationsEnd } from '../../../testing/animationsEnd';
import { wholeApp } from '../../../testing/decorators/wholeApp';
import { currentUrl, goTo } from '../../../testing/history';
import { press } from '../../../testing/keys';
import {
  expectVisualTabOrder,
  focusedElement,
  collectLayerTabStops,
  collectPageTabStops,
} from '../../../testing/journeys/keyboard';

const meta = {
  title: 'Journeys/TabOrder',
  decorators: [wholeApp],
  parameters: { kind: 'journey', route: '/', scenario: 'small' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const main = () => within(screen.getByRole('main'));

/**
 * Waits until a screen has loaded, then goes through all of its tab stops and checks their order.
 * @param lazyControl finds a lazy-loaded control of the screen
 */
async function walk(
  path: string,
  heading: string | RegExp,
  lazyControl?: () => Promise<HTMLElement>,
): Promise<void> {
  // An app that has not mounted yet would start at the path instead of navigating to it.
  await screen.findByRole('contentinfo');
  const isNavigation = currentUrl() !== path;
  await goTo(path);
  await screen.findByRole('heading', { level: 1, name: heading });
  // Focus moves to the heading after a navigation; wait for it before pressing Tab.
  if (isNavigation) await waitFor(() => expect(focusedElement().matches('h1, main')).toBe(true));
  await screen.findByRole('contentinfo');
  await waitFor(() => expect(document.querySelector('main [data-skeleton]')).toBeNull());
  await waitFor(() => expect(main().queryByText(/^Loading/)).toBeNull());
  await lazyControl?.();
  const stops = await collectPageTabStops();
  await expectVisualTabOrder(stops);
  const regions = stops.map((stop) => stop.closest('header, main, footer')?.localName ?? 'start');
  // A text screen may have no tab stop in main.
  const order = ['start', 'header', 'main', 'footer'].filter((region) => regions.includes(region));
  await expect(regions.filter((region, index) => region !== regions[index - 1])).toEqual(order);
}

/** Opens a layer, goes through its tab stops, closes it with Escape, and expects focus on the opener. */
async function walkOpenedLayer(opener: HTMLElement, name: string): Promise<void> {
  await userEvent.click(opener);
  const layer = await screen.findByRole(name.startsWith('Remove') ? 'alertdialog' : 'dialog', { name });
  await waitFor(() => expect(layer).toContainElement(focusedElement()));
  // A sheet slides in from outside the viewport.
  await animationsEnd();
  await expectVisualTabOrder(await collectLayerTabStops(layer), layer);
  await press('{Escape}');
  await waitFor(() => expect(layer.isConnected && layer.checkVisibility()).toBe(false));
  await waitFor(() => expect(opener).toHaveFocus());
}

async function findSaveButton(): Promise<HTMLElement> {
  const [first] = await main().findAllByRole('button', { name: /^Save (?!search)/ });
  if (!first) throw new Error('No card has a Save button');
  return first;
}

const findFilters = () => main().findByRole('button', { name: /^Filters/ });

const menuButton = () => screen.getByRole('button', { name: 'Menu' });

/** The screens for finding a home. */
export const Searching: Story = {
  tags: ['slow'],
  play: async () => {
    await walk('/', /^Find the door/);
    await walk('/listings', 'Rental Properties', findFilters);
  },
};

/** The screens about one home, and about several that were chosen. */
export const Viewing: Story = {
  tags: ['slow'],
  play: async () => {
    await walk('/property/1003', /Bedroom/);
    await walk('/favorites', 'My Favorites');
    const agent = /\/agent\/profile\/\d+/.exec(document.body.innerHTML)?.[0] ?? '/agent/profile/101';
    await walk(agent, /./);
  },
};

/** The text screens. */
export const Reading: Story = {
  tags: ['slow'],
  play: async () => {
    await walk('/plans', 'Room for every listing');
    await walk('/about', /^A fair way/);
    await walk('/privacy-policy', /./);
    await walk('/terms-of-service', /./);
    await walk('/nowhere', 'Page Not Found');
  },
};

/** The sign-up screens. */
export const Accounts: Story = {
  play: async () => {
    await walk('/user/signup', 'Create Your Account');
    await walk('/agent/signup', 'Become an Efie agent', () =>
      main().findByRole('button', { name: /^Choose a file/ }),
    );
  },
};

/** The login and verification screens. */
export const Logins: Story = {
  play: async () => {
    await walk('/user/login', 'Welcome Back');
    await walk('/agent/login', 'Agent Login');
    await walk('/verify-email?email=kofi%40example.com', /./);
  },
};

/** The dialogs and sheets of an agent on a phone. */
export const AgentLayers: Story = {
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
  parameters: { route: '/listings', scenario: 'normal', session: 'agent-pro-limit' },
  play: async () => {
    const footer = within(await screen.findByRole('contentinfo'));
    await walkOpenedLayer(
      await footer.findByRole('button', { name: 'List Your Property' }),
      'Listing Limit Reached',
    );
    await userEvent.click(await findSaveButton());
    await waitFor(async () => expect(await findSaveButton()).toHaveAttribute('aria-pressed', 'true'));
    // With text at 200% the toast would cover the close button of the next sheet.
    await userEvent.click(await screen.findByRole('button', { name: 'Close notification' }));
    await goTo('/favorites');
    await walkOpenedLayer(
      await main().findByRole('button', { name: /^Remove .* from favorites$/ }),
      'Remove from favorites?',
    );
    await walkOpenedLayer(menuButton(), 'Menu');
  },
};

/** The dialogs and sheets of a guest on a phone. */
export const GuestLayers: Story = {
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
  parameters: { route: '/listings', scenario: 'normal' },
  play: async () => {
    await walkOpenedLayer(await main().findByRole('button', { name: /^Filters/ }), 'Filters');
    await walkOpenedLayer(await findSaveButton(), 'Login Required');
    await goTo('/property/1003');
    await walkOpenedLayer(await main().findByRole('button', { name: /, picture 1 of/ }), 'Photos');
    await walkOpenedLayer(main().getByRole('button', { name: 'Report Issue' }), 'Report Issue');
  },
};
