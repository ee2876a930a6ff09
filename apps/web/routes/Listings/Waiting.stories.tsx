import { createAgent, createListing } from '@efie/mocks';
import { breakpoint } from '@efie/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { onDesktop } from '../../../../.storybook/onDesktop';
import { Screen } from './Listings';

const meta = {
  title: 'Screens/Listings/Waiting',
  component: Screen,
  parameters: { route: '/listings' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const patience = { timeout: 8000 };

const sidebar = () => within(screen.getByLabelText('Filters', { selector: 'section' }));
const resultList = () => screen.getByLabelText('Results', { selector: 'section' });
const cards = async () => {
  await screen.findByLabelText('Results', { selector: 'section' }, patience);
  return within(resultList()).findAllByRole('article', { hidden: true }, patience);
};
const skeletons = () => resultList().querySelectorAll('[data-skeleton]');
const firstHeart = async () => {
  const [card] = await cards();
  return within(card ?? document.body).getByLabelText(/^Save /);
};
const header = () => within(screen.getByRole('banner'));
/** What the toasts say, to the eye and to the ear. */
const said = (words: string) => screen.queryAllByText(words, { exact: false });

/** An answer that comes when the play lets it: a wait that costs no time. */
let letGo: () => void = () => undefined;
let held: Promise<void> = Promise.resolve();
const calls: string[] = [];

const holdAnswers = () => {
  held = new Promise((resolve) => (letGo = resolve));
  calls.length = 0;
};

const heldAnswers = {
  msw: {
    handlers: {
      listProperties: http.get('*/api/properties', async () => {
        calls.push('GET');
        await held;
      }),
    },
  },
};

/** The answer is slow, and two filters are set before it comes: six places are held, where the cards then stand. */
export const FilteredMeanwhile: Story = {
  parameters: { proves: ['F59'], ...heldAnswers },
  beforeEach: holdAnswers,
  play: onDesktop(async () => {
    const region = await screen.findByRole('combobox', { name: 'Region' }, patience);
    await expect(skeletons()).toHaveLength(6);
    await userEvent.selectOptions(region, 'Ashanti');
    await userEvent.click(sidebar().getByRole('radio', { name: /^For Rent/ }));
    const chosen = performance.now();
    await screen.findByRole('button', { name: 'Remove Ashanti' }, patience);
    await screen.findByRole('button', { name: 'Remove For Rent' }, patience);
    // Both are applied 300 ms after the last choice, and nothing tells while no listing is there.
    await waitFor(() => expect(performance.now() - chosen).toBeGreaterThan(600));
    await expect(skeletons()).toHaveLength(6);
    await expect(screen.getByText('Searching...')).toBeVisible();
    const place = skeletons()[0]?.getBoundingClientRect();

    // Every number of cards that was ever on the screen after the answer.
    const seen = new Set<number>();
    const watcher = new MutationObserver(() => {
      seen.add(resultList().querySelectorAll('article').length);
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    letGo();
    const [first, ...others] = await cards();
    const line = await screen.findByText(/^\d+ propert(?:y|ies) found$/, {}, patience);
    watcher.disconnect();

    const card = first?.getBoundingClientRect();
    for (const side of ['left', 'top', 'width'] as const)
      await expect(Math.abs((card?.[side] ?? 0) - (place?.[side] ?? Infinity))).toBeLessThan(1);
    // In the columns of a page below the widest breakpoint a card may take one line more.
    const allowed = window.innerWidth < breakpoint.xl ? 24 : 8;
    // Larger text wraps to lines that a skeleton cannot foresee.
    if (getComputedStyle(document.documentElement).fontSize === '16px')
      await expect(Math.abs((card?.height ?? 0) - (place?.height ?? Infinity))).toBeLessThan(allowed);
    for (const one of [first, ...others]) {
      await expect(one).toHaveTextContent('Ashanti');
      await expect(one).toHaveTextContent('For Rent');
    }
    await expect(Number(line.textContent.replace(/\D/g, ''))).toBeGreaterThanOrEqual(others.length + 1);
    seen.delete(0);
    await expect([...seen]).toEqual([others.length + 1]);
    await expect(calls).toEqual(['GET']);
  }),
};

/** The answer comes between a choice and its search: not even then does the whole list stand there first. */
export const FilteredAtTheLastMoment: Story = {
  parameters: { proves: ['F59'], ...heldAnswers },
  beforeEach: holdAnswers,
  play: onDesktop(async () => {
    const region = await screen.findByRole('combobox', { name: 'Region' }, patience);
    // Every number of cards that was ever on the screen.
    const seen = new Set<number>();
    const watcher = new MutationObserver(() => {
      seen.add(resultList().querySelectorAll('article').length);
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    await userEvent.selectOptions(region, 'Ashanti');
    letGo();
    const found = await cards();
    await screen.findByText(/^\d+ propert(?:y|ies) found$/, {}, patience);
    watcher.disconnect();
    for (const card of found) await expect(card).toHaveTextContent('Ashanti');
    seen.delete(0);
    await expect([...seen]).toEqual([found.length]);
  }),
};

const agent = createAgent(101);

/** Homes whose pictures no other story asks for: a browser shows those it knows without asking. */
const unseen = [7, 8, 11, 12].map((seed) => {
  const { images: _drawn, ...fields } = createListing(seed, { propertyType: 'house' });
  return {
    ...fields,
    images: [{ id: `${seed}`, url: `/storage/listings/down-${seed}/front.jpg` }],
    agentName: agent.fullName,
    agentProfileImage: null,
  };
});

/** The host of the pictures is down: each card keeps its picture's place and words, and each picture is asked for once. */
export const PicturesDown: Story = {
  parameters: {
    proves: ['F62'],
    msw: {
      handlers: {
        listProperties: http.get('*/api/properties', () =>
          HttpResponse.json({ success: true, data: { properties: unseen } }),
        ),
        getStoredPicture: http.get(/\/storage\/./, ({ request }) => {
          calls.push(request.url);
          return HttpResponse.error();
        }),
      },
    },
  },
  beforeEach: holdAnswers,
  play: onDesktop(async () => {
    const all = await cards();
    const heights = () => all.map((card) => Math.round(card.getBoundingClientRect().height));
    const before = heights();
    const picture = (card: HTMLElement) =>
      within(card).getByRole('img', { name: /^House in .+, picture 1 of 1$/, hidden: true });
    for (const card of all) {
      card.scrollIntoView();
      await waitFor(() => expect(picture(card).tagName).toBe('DIV'), patience);
      const { width, height } = picture(card).getBoundingClientRect();
      await expect(Math.abs(width / height - 3 / 2)).toBeLessThan(0.02);
    }
    await expect(heights()).toEqual(before);
    // Drawn anew by another search, the cards do not ask again for what failed.
    const type = screen.getByRole('combobox', { name: 'Property Type' });
    await userEvent.selectOptions(type, 'house');
    await waitFor(() => expect(screen.getByText('Searching...')).toBeVisible());
    await screen.findByText('4 properties found', {}, patience);
    await expect(await cards()).toHaveLength(4);
    await expect(calls).toHaveLength(4);
    await expect(new Set(calls).size).toBe(4);
  }),
};

const SAVED = 'Added to favorites';

/**
 * An impatient user presses the heart ten times and leaves: one request, no word about a page that was left, and on return
 * the heart says what the server holds.
 */
export const ImpatientSave: Story = {
  parameters: {
    scenario: 'small',
    session: 'user',
    proves: ['C137', 'F63', 'F68'],
    msw: {
      handlers: {
        listUserFavorites: http.get('*/api/user/favorites', () => {
          calls.push('GET');
        }),
        addUserFavorite: http.post('*/api/user/favorites', async () => {
          calls.push('POST');
          await held;
        }),
        removeUserFavorite: http.delete('*/api/user/favorites/:id', () => {
          calls.push('DELETE');
          return HttpResponse.json({ success: true, message: 'This home has left your list.' });
        }),
      },
    },
  },
  beforeEach: holdAnswers,
  play: onDesktop(async () => {
    const heart = await firstHeart();
    await waitFor(() => expect(calls).toEqual(['GET']));
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    for (let press = 0; press < 10; press += 1) fireEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-busy', 'true'));
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(heart);
    await waitFor(() => expect(calls).toEqual(['GET', 'POST']));

    // The guest's header stands in until the member's has come.
    await waitFor(() => expect(header().queryByRole('link', { name: 'Login' })).toBeNull(), patience);
    await userEvent.click(header().getByRole('link', { name: 'About' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Rental Properties' })).toBeNull());
    letGo();
    // The list is asked for after the answer: the word about it would have been said by now.
    await waitFor(() => expect(calls).toEqual(['GET', 'POST', 'GET']), patience);
    await header().findByRole('link', { name: /^Favorites, [1-9]/ }, patience);
    await expect(said(SAVED)).toEqual([]);

    await userEvent.click(header().getByRole('link', { name: 'Browse' }));
    const again = await firstHeart();
    await waitFor(() => expect(again).toHaveAttribute('aria-pressed', 'true'));
    await expect(again).not.toHaveAttribute('aria-busy');
    await expect(said(SAVED)).toEqual([]);
    await expect(calls.filter((call) => call !== 'GET')).toEqual(['POST']);

    // On the page that is still there, the server's own words.
    await userEvent.click(again);
    await screen.findAllByText(/^Removed from favorites/, {}, patience);
    await expect(said('This home has left your list.')[0]).toBeInTheDocument();
  }),
};
