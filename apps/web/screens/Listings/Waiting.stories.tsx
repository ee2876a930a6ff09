import { createAgent, createListing, respondTo } from '@efie/mocks';
import { breakpoint } from '@efie/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { onDesktop } from '../../../../testing/onDesktop';
import { showSlowNoticeImmediately } from '../common/stories/storySlowNotice';
import { ListingsScreen } from './Listings';

const meta = {
  title: 'Screens/Listings/Waiting',
  component: ListingsScreen,
  decorators: [wholeApp],
  parameters: { design: designs('listings'), kind: 'screen', route: '/listings' },
} satisfies Meta<typeof ListingsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const resultList = () => screen.getByLabelText('Results', { selector: 'section' });
const cards = async () => {
  await screen.findByLabelText('Results', { selector: 'section' });
  return within(resultList()).findAllByRole('article', { hidden: true });
};
const skeletons = () => resultList().querySelectorAll('[data-skeleton]');
const firstSaveButton = async () => {
  const [card] = await cards();
  return within(card ?? document.body).getByLabelText(/^Save /);
};
const header = () => within(screen.getByRole('banner'));
/** The toasts with this text, both visible and in live regions. */
const toasts = (text: string) => screen.queryAllByText(text, { exact: false });

/** Releases the responses that wait for `hold`, so that a story decides when they arrive. */
let release: () => void = () => undefined;
let hold: Promise<void> = Promise.resolve();
const calls: string[] = [];

const holdResponses = () => {
  hold = new Promise((resolve) => (release = resolve));
  calls.length = 0;
};

const heldListings = {
  msw: {
    handlers: {
      listProperties: respondTo('listProperties', async () => {
        calls.push('GET');
        await hold;
      }),
    },
  },
};

/** Two filters are set before the response arrives: six skeletons until then, and cards at the same positions afterwards. */
export const FilteredMeanwhile: Story = {
  tags: ['slow'],
  parameters: heldListings,
  beforeEach: holdResponses,
  play: onDesktop(async () => {
    const region = await screen.findByRole('combobox', { name: 'Region' });
    await expect(skeletons()).toHaveLength(6);
    await userEvent.selectOptions(region, 'Ashanti');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Listing Type' }), 'rent');
    const chosenAt = performance.now();
    await screen.findByRole('button', { name: 'Remove Ashanti' });
    await screen.findByRole('button', { name: 'Remove For Rent' });
    // Both apply 300 ms after the last choice; without listings nothing on the screen shows it.
    await waitFor(() => expect(performance.now() - chosenAt).toBeGreaterThan(600));
    await expect(skeletons()).toHaveLength(6);
    await expect(screen.getByText('Searching...')).toBeVisible();
    const skeletonBox = skeletons()[0]?.getBoundingClientRect();

    // Every number of cards rendered after the response.
    const cardCounts = new Set<number>();
    const watcher = new MutationObserver(() => {
      cardCounts.add(resultList().querySelectorAll('article').length);
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    release();
    const [first, ...others] = await cards();
    const countLine = await screen.findByText(/^\d+ propert(?:y|ies) found$/);
    watcher.disconnect();

    const cardBox = first?.getBoundingClientRect();
    for (const side of ['left', 'top', 'width'] as const)
      await expect(Math.abs((cardBox?.[side] ?? 0) - (skeletonBox?.[side] ?? Infinity))).toBeLessThan(1);
    // Below the widest breakpoint a card may be one line taller.
    const tolerance = window.innerWidth < breakpoint.xl ? 24 : 8;
    // Larger text wraps, which a skeleton cannot predict.
    if (getComputedStyle(document.documentElement).fontSize === '16px')
      await expect(Math.abs((cardBox?.height ?? 0) - (skeletonBox?.height ?? Infinity))).toBeLessThan(
        tolerance,
      );
    for (const card of [first, ...others]) {
      await expect(card).toHaveTextContent('Ashanti');
      await expect(card).toHaveTextContent('For Rent');
    }
    await expect(Number(countLine.textContent.replace(/\D/g, ''))).toBeGreaterThanOrEqual(others.length + 1);
    cardCounts.delete(0);
    await expect([...cardCounts]).toEqual([others.length + 1]);
    await expect(calls).toEqual(['GET']);
  }),
};

/** After ten seconds the notice and its Cancel are beside 'Searching...', above the skeletons; Cancel ends in an error. */
export const Slow: Story = {
  parameters: heldListings,
  beforeEach: () => {
    holdResponses();
    return showSlowNoticeImmediately();
  },
  play: async () => {
    const notice = await screen.findByText('This is taking longer than usual.');
    await expect(screen.getByText('Searching...')).toBeVisible();
    await expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      skeletons()[0]?.getBoundingClientRect().top ?? 0,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('heading', { name: 'Properties could not be loaded' });
    await expect(screen.queryByText('This is taking longer than usual.')).toBeNull();
    await expect(resultList()).toHaveFocus();
  },
};

/** The response arrives between a choice and its search: the unfiltered list is never shown. */
export const FilteredAtTheLastMoment: Story = {
  parameters: heldListings,
  beforeEach: holdResponses,
  play: onDesktop(async () => {
    const region = await screen.findByRole('combobox', { name: 'Region' });
    // Every number of cards rendered.
    const cardCounts = new Set<number>();
    const watcher = new MutationObserver(() => {
      cardCounts.add(resultList().querySelectorAll('article').length);
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    await userEvent.selectOptions(region, 'Ashanti');
    release();
    const found = await cards();
    await screen.findByText(/^\d+ propert(?:y|ies) found$/);
    watcher.disconnect();
    for (const card of found) await expect(card).toHaveTextContent('Ashanti');
    cardCounts.delete(0);
    await expect([...cardCounts]).toEqual([found.length]);
  }),
};

const agent = createAgent(101);

/** Listings with photos that no other story loads, so the browser has none of them cached. */
const uncachedListings = [7, 8, 11, 12].map((seed) => {
  const { images: _images, ...fields } = createListing(seed, { propertyType: 'house' });
  return {
    ...fields,
    images: [{ id: `${seed}`, url: `/storage/listings/down-${seed}/front.jpg` }],
    agentName: agent.fullName,
    agentProfileImage: null,
  };
});

/** All photos fail to load: each card keeps the photo's space and alt text, and requests no photo again. */
export const PicturesDown: Story = {
  parameters: {
    msw: {
      handlers: {
        listProperties: respondTo('listProperties', () => ({
          success: true,
          data: { properties: uncachedListings },
        })),
        getStoredImage: http.get(/\/storage\/./, ({ request }) => {
          calls.push(request.url);
          return HttpResponse.error();
        }),
      },
    },
  },
  beforeEach: holdResponses,
  play: onDesktop(async () => {
    const all = await cards();
    const heights = () => all.map((card) => Math.round(card.getBoundingClientRect().height));
    const before = heights();
    const photo = (card: HTMLElement) =>
      within(card).getByRole('img', { name: /^House in .+, picture 1 of 1$/, hidden: true });
    for (const card of all) {
      card.scrollIntoView();
      await waitFor(() => expect(photo(card).tagName).toBe('DIV'));
      const { width, height } = photo(card).getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThan(150);
    }
    await expect(heights()).toEqual(before);
    // React requests the eager photo again at mount when it has failed while the cards were rendered in slices.
    const [eager = '', ...lazy] = [...new Set(calls)];
    await expect(lazy).toHaveLength(3);
    await expect(calls.filter((url) => url !== eager)).toEqual(lazy);
    await expect(calls.length).toBeLessThanOrEqual(5);
    const requested = [...calls];
    // Rendered again by another search, the cards do not request the failed photos again.
    const type = await screen.findByRole('combobox', { name: 'Property Type' });
    await userEvent.selectOptions(type, 'house');
    await waitFor(() => expect(screen.getByText('Searching...')).toBeVisible());
    await screen.findByText('4 properties found');
    await expect(await cards()).toHaveLength(4);
    await expect(calls).toEqual(requested);
    // No card is below the search bar, where axe would find its buttons covered.
    window.scrollTo(0, 0);
  }),
};

const SAVED = 'Added to favorites';

/**
 * The user presses the heart ten times and leaves: one request, no toast on the next screen, and on return the heart shows
 * the server's state.
 */
export const ImpatientSave: Story = {
  parameters: {
    scenario: 'small',
    session: 'user',
    // As in the app: the member header, which is lazy-loaded, does not refetch the favorites when it mounts.
    freshFor: 60_000,
    msw: {
      handlers: {
        listUserFavorites: respondTo('listUserFavorites', () => {
          calls.push('GET');
        }),
        addUserFavorite: respondTo('addUserFavorite', async () => {
          calls.push('POST');
          await hold;
        }),
        removeUserFavorite: respondTo('removeUserFavorite', () => {
          calls.push('DELETE');
          return { success: true, message: 'This home has left your list.', data: { favorites: [] } };
        }),
      },
    },
  },
  beforeEach: holdResponses,
  play: onDesktop(async () => {
    const saveButton = await firstSaveButton();
    await waitFor(() => expect(calls).toEqual(['GET']));
    await expect(saveButton).toHaveAttribute('aria-pressed', 'false');
    for (let press = 0; press < 10; press += 1) fireEvent.click(saveButton);
    await waitFor(() => expect(saveButton).toHaveAttribute('aria-busy', 'true'));
    await expect(saveButton).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(saveButton);
    await waitFor(() => expect(calls).toEqual(['GET', 'POST']));

    // The guest header is shown until the lazy member header has loaded.
    await waitFor(() => expect(header().queryByRole('link', { name: 'Login' })).toBeNull());
    await userEvent.click(header().getByRole('link', { name: 'About' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Rental Properties' })).toBeNull());
    release();
    // The favorites load after the response, so a toast would have appeared by now.
    await waitFor(() => expect(calls).toEqual(['GET', 'POST', 'GET']));
    await waitFor(() => header().getByRole('link', { name: /^Favorites, [1-9]/ }));
    await expect(toasts(SAVED)).toEqual([]);

    await userEvent.click(header().getByRole('link', { name: 'Browse' }));
    const sameSaveButton = await firstSaveButton();
    await waitFor(() => expect(sameSaveButton).toHaveAttribute('aria-pressed', 'true'));
    await expect(sameSaveButton).not.toHaveAttribute('aria-busy');
    await expect(toasts(SAVED)).toEqual([]);
    await expect(calls.filter((call) => call !== 'GET')).toEqual(['POST']);

    // On a mounted screen the toast shows the server's message.
    await userEvent.click(sameSaveButton);
    await screen.findAllByText(/^Removed from favorites/);
    await expect(toasts('This home has left your list.')[0]).toBeInTheDocument();
  }),
};
