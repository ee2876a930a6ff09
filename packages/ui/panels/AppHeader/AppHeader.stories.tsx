import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { AccountMenu } from './AccountMenu';
import { AppHeader } from './AppHeader';
import type { AppHeaderProps, HeaderSession } from './AppHeader.types';
import { MobileMenu } from './MobileMenu';
import { namedOptions } from '../../../../testing/namedOptions';

const guest: HeaderSession = { role: 'guest' };
const user: HeaderSession = { role: 'user', name: 'Kofi Mensah', email: 'kofi.mensah@example.com' };
const agent = {
  role: 'agent',
  fullName: 'Ama Owusu-Mensah',
  businessName: 'Adom Keys',
  photoUrl: null,
} as const satisfies HeaderSession;

const PORTRAIT =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"%3E%3Cpath fill="%23BCD6C3" d="M0 0h36v36H0z"/%3E%3Ccircle cx="18" cy="15" r="7" fill="%236E4128"/%3E%3Cpath d="M5 36a13 13 0 0 1 26 0z" fill="%231F5A3E"/%3E%3C/svg%3E';

const meta = {
  title: 'Panels/AppHeader',
  component: AppHeader,
  argTypes: { session: namedOptions({ Guest: guest, User: user, Agent: agent }) },
  parameters: {
    design: designs('home'),
    guide: {
      use: 'The header of every screen, for guests, users and agents; on phones its links are in a menu.',
      avoid: 'Titles or tools of one screen: put them below it, in the screen.',
      do: 'Pass the current path, so that its link is marked.',
      dont: 'Do not show a link that the role cannot use.',
      anatomy: [
        'logo',
        'main links',
        'favorites with a count',
        'login buttons, or the account menu',
        'menu on narrow viewports',
      ],
      accessibility: [
        "A `header` with a `nav` named 'Main'; the current page has `aria-current`.",
        'On narrow viewports the menu is a modal dialog: focus moves into it and back, Escape closes it.',
      ],
      related: ['DisclosureMenu', 'AppFooter', 'SkipLink'],
    } satisfies Guide,
  },
  args: {
    session: guest,
    favoritesCount: 3,
    currentPath: '/listings',
    paths: {
      home: '/',
      listings: '/listings',
      about: '/about',
      favorites: '/favorites',
      userLogin: '/user/login',
      agentLogin: '/agent/login',
      agentDashboard: '/agent/dashboard',
    },
    onListProperty: fn(),
    onLogOut: fn(),
    AccountMenu,
    MobileMenu,
  },
} satisfies Meta<typeof AppHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The text of the count bubble on the Favorites link; undefined while it is hidden. */
const bubbleCount = (favoritesLink: HTMLElement) =>
  favoritesLink.querySelector<HTMLElement>('[data-count]')?.dataset['count'];

const phone = { viewport: { value: 'phone' } };

/** A guest on the Listings screen. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(
      pages.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    ).toEqual(['Home /', 'Browse /listings', 'About /about']);
    await expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('Browse');
    const favoritesLink = canvas.getByRole('link', { name: 'Favorites, 3' });
    await expect(favoritesLink).toHaveAttribute('href', '/favorites');
    await expect(bubbleCount(favoritesLink)).toBe('3');
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/user/login');
    await expect(canvas.getByRole('link', { name: 'Agent Login' })).toHaveAttribute('href', '/agent/login');
    await expect(canvas.getByRole('link', { name: 'List Property' })).toHaveAttribute('href', '/agent/login');
  },
};

/** The account of a signed-in visitor is loading: the login buttons of guests are hidden. */
export const SessionLoading: Story = {
  tags: ['visual'],
  args: { isSessionLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Favorites, 3' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Login|List Property/ })).toBeNull();
  },
};

/** On Home the sky of the hero starts behind the header. */
export const OnHome: Story = {
  tags: ['visual'],
  args: { currentPath: '/' },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('navigation', { name: 'Main', hidden: true }));
    // A transparent underline would be visible under every link in forced colors.
    const underlines = main
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.textContent, getComputedStyle(link, '::after').content !== 'none']);
    await expect(underlines).toEqual([
      ['Home', true],
      ['Browse', false],
      ['About', false],
    ]);
  },
};

/** On Favorites the link to it is marked as current. */
export const OnFavorites: Story = {
  args: { currentPath: '/favorites', session: user },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Favorites, 3' })).toHaveAttribute('aria-current', 'page');
  },
};

/** No favorites: the bubble is hidden, and the accessible name says 0. */
export const NoFavorites: Story = {
  args: { favoritesCount: 0 },
  play: async ({ canvas }) => {
    await expect(bubbleCount(canvas.getByRole('link', { name: 'Favorites, 0' }))).toBeUndefined();
  },
};

/** From 100 favorites on the bubble says 99+. */
export const ManyFavorites: Story = {
  tags: ['visual'],
  args: { favoritesCount: 120 },
  play: async ({ canvas }) => {
    await expect(bubbleCount(canvas.getByRole('link', { name: 'Favorites, 120' }))).toBe('99+');
  },
};

/** A signed-in user opens the account menu. */
export const SignedInUser: Story = {
  tags: ['visual'],
  args: { session: user },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'List Property' })).toHaveAttribute('href', '/agent/login');
    await expect(canvas.getByRole('link', { name: 'Agent Login' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Account, Kofi Mensah', expanded: false }),
    );
    await expect(canvas.getByText('Kofi Mensah')).toBeVisible();
    await expect(canvas.getByText('kofi.mensah@example.com')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Favorites' })).toHaveAttribute('href', '/favorites');
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('kofi.mensah@example.com')).not.toBeVisible();
  },
};

/** A signed-in agent opens the account menu. */
export const SignedInAgent: Story = {
  tags: ['visual'],
  args: { session: agent },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('link', { name: /Login/ })).toBeNull();
    const avatar = await canvas.findByRole('button', { name: 'Account, Ama Owusu-Mensah' });
    await expect(avatar).toHaveTextContent('AO');
    await userEvent.click(avatar);
    await expect(canvas.getByText('Ama Owusu-Mensah')).toBeVisible();
    await expect(canvas.getByText('Adom Keys')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/agent/dashboard');
    await expect(canvas.getByRole('link', { name: 'Favorites' })).toHaveAttribute('href', '/favorites');
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'List Property' }));
    await expect(args.onListProperty).toHaveBeenCalledOnce();
  },
};

/** An agent with a profile image. */
export const AgentPicture: Story = {
  args: { session: { ...agent, photoUrl: PORTRAIT } },
  play: async ({ canvas }) => {
    const avatar = await canvas.findByRole('button', { name: 'Account, Ama Owusu-Mensah' });
    await expect(avatar.querySelector('img')).toHaveAttribute('src', PORTRAIT);
  },
};

/** The agent's profile image fails to load: initials. */
export const BrokenPicture: Story = {
  args: { session: { ...agent, photoUrl: 'data:image/png;base64,none' } },
  play: async ({ canvas }) => {
    const avatar = await canvas.findByRole('button', { name: 'Account, Ama Owusu-Mensah' });
    await waitFor(() => expect(avatar).toHaveTextContent('AO'));
  },
};

/** A very long name and business name are truncated to one line each, with the full text in their titles. */
export const LongNames: Story = {
  tags: ['visual'],
  args: {
    session: {
      role: 'agent',
      fullName: `${'Nana'.repeat(2500)} 👨‍👩‍👧‍👦 عائشة`,
      businessName: 'Adom Keys and Sons Property Management and Lettings Limited, Kumasi',
      photoUrl: null,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Account, Nana/ }));
    const name = canvas.getByTitle(/^Nana/);
    await expect(name.getBoundingClientRect().height).toBeLessThan(30);
    await expect(name.querySelector('bdi')).not.toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The account menu by keyboard: Enter opens it, Tab moves through it, Escape closes it and returns focus. */
export const AccountMenuByKeyboard: Story = {
  args: { session: agent },
  play: async ({ canvas }) => {
    const avatar = await canvas.findByRole('button', { name: 'Account, Ama Owusu-Mensah' });
    avatar.focus();
    await userEvent.keyboard('{Enter}');
    await expect(avatar).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Favorites' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(avatar).toHaveAttribute('aria-expanded', 'false');
    await expect(avatar).toHaveFocus();
  },
};

/** A guest opens the menu on a phone; Escape closes it, focus returns to its button and the page scrolls again. */
export const PhoneMenu: Story = {
  tags: ['visual'],
  parameters: { design: designs('mobile-nav-guest') },
  globals: phone,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(document.documentElement.style.overflow).toBe('');
    await userEvent.click(opener);
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await waitFor(() => expect(menu.getByRole('button', { name: 'Close menu' })).toHaveFocus());
    await expect(document.documentElement.style.overflow).toBe('hidden');
    await expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Efie',
      'Home',
      'Browse',
      'About',
      'Favorites',
      'List Property',
      'Login',
      'Agent Login',
    ]);
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Browse');
  },
};

/** A signed-in user's menu on a phone. */
export const PhoneMenuUser: Story = {
  parameters: { design: designs('mobile-nav-user') },
  args: { session: user },
  globals: phone,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(menu.getByText('kofi.mensah@example.com')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Agent Login' })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(args.onLogOut).not.toHaveBeenCalled();
  },
};

/** A signed-in agent's menu on a phone. */
export const PhoneMenuAgent: Story = {
  tags: ['visual'],
  parameters: { design: designs('mobile-nav-agent') },
  args: { session: { ...agent, photoUrl: PORTRAIT } },
  globals: phone,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(opener);
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Menu' })).getByRole('button', {
        name: 'List Property',
      }),
    );
    await expect(args.onListProperty).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(opener);
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(menu.getByText('Adom Keys')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  },
};

function HeaderWithHistory(args: AppHeaderProps) {
  const [currentPath, setCurrentPath] = useState(args.currentPath);
  useEffect(() => {
    const goBack = () => setCurrentPath('/');
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, []);
  return <AppHeader {...args} currentPath={currentPath} />;
}

/** The browser's Back closes the open menu and removes the scroll lock. */
export const PhoneMenuAfterBack: Story = {
  parameters: { design: designs('mobile-nav-guest') },
  globals: phone,
  render: (args) => <HeaderWithHistory {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(document.documentElement.style.overflow).toBe('');
  },
};

class FakeMediaQueryList extends EventTarget {
  matches = false;
}

const wideQuery = new FakeMediaQueryList();

/** The phone is rotated and now wide enough for the header's links: the menu closes and the page scrolls again. */
export const PhoneMenuTurned: Story = {
  parameters: { design: designs('mobile-nav-guest') },
  globals: phone,
  beforeEach: () => {
    const originalMatchMedia = window.matchMedia;
    wideQuery.matches = false;
    window.matchMedia = (query) =>
      query === '(min-width: 1024px)'
        ? (wideQuery as unknown as MediaQueryList)
        : originalMatchMedia.call(window, query);
    return () => {
      window.matchMedia = originalMatchMedia;
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    wideQuery.matches = true;
    wideQuery.dispatchEvent(new Event('change'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.documentElement.style.overflow).toBe(''));
  },
};
