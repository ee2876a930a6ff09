import { REGIONS } from '@efie/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { axeViolations } from '../../../testing/checks/axeViolations';
import { pressBack } from '../../../testing/history';
import { keys, pointer, type Hand } from './hands';
import { expectFocusOn } from '../../../testing/journeys/keyboard';
import { lackOfRoom, spaceText } from './narrow';

const meta = {
  title: 'Journeys/Visit',
  parameters: { route: '/', scenario: 'small' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The first screen of a run is compiled while it is waited for. */
const PATIENCE = { timeout: 15_000 };

const main = () => within(screen.getByRole('main'));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, PATIENCE);
const layer = (name: string) => screen.findByRole('dialog', { name }, PATIENCE);
const noLayer = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const list = () => main().findByLabelText('Results', { selector: 'section' }, PATIENCE);
const cards = async () => within(await list()).findAllByRole('article', {}, PATIENCE);

async function cardOf(title: string): Promise<HTMLElement> {
  const card = (await cards()).find(
    (candidate) => within(candidate).getByRole('heading').textContent === title,
  );
  if (!card) throw new Error(`No card of ${title}`);
  return card;
}

/** Where a person stands still and looks: `focus` is what has the keyboard, where a step says what it must be. */
type Look = (place: string, focus?: HTMLElement) => Promise<void>;

const settle = (text: RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible(), PATIENCE);

/** One region of all: beside the list on a wide screen, on a narrow one in a sheet. */
async function filter(hand: Hand, region: string, look: Look): Promise<void> {
  const opener = main().queryByRole('button', { name: /^Filters/ });
  if (!opener) {
    const side = within(await main().findByLabelText('Filters', { selector: 'section' }));
    await hand.choose(side.getByRole('combobox', { name: 'Region' }), region);
    return;
  }
  await hand.use(opener);
  const sheet = await layer('Filters');
  await look('filters');
  await hand.choose(within(sheet).getByRole('combobox', { name: 'Region' }), region);
  await hand.use(await within(sheet).findByRole('button', { name: /^Show 1 property$/ }, PATIENCE));
  await noLayer();
}

/** Search, filter, open, look through the photos, back to the same card, save, contact, report. */
async function visit(hand: Hand, look: Look): Promise<void> {
  await screen.findByRole('heading', { name: 'Featured Properties' }, PATIENCE);
  await screen.findByRole('contentinfo', {}, PATIENCE);
  await look('home');

  await hand.use(main().getByRole('link', { name: 'Find a Place to Rent' }));
  await look('listings', await heading('Rental Properties'));
  const wanted = (await cards())[2];
  const title = within(wanted ?? document.body).getByRole('heading').textContent;
  const found = main().getByRole('searchbox', { name: 'Search properties' });
  await hand.write(found, title.split(' ').slice(0, 3).join(' '));
  await settle(/^1 property found$/);
  await filter(hand, REGIONS.find((name) => wanted?.textContent.includes(`, ${name}`)) ?? '', look);
  await settle(/^1 property found$/);
  await look('what was found');

  const card = await cardOf(title);
  const opener = within(card).getByRole('link', { name: 'View Details' });
  opener.scrollIntoView({ block: 'center' });
  await hand.use(opener);
  await look('the listing', await heading(title));

  const photo = main().getByRole('button', { name: /, picture 1 of \d+/ });
  await hand.use(photo);
  const photos = await layer('Photos');
  await look('photos');
  await hand.nextPhoto(photos);
  await waitFor(() => expect(within(photos).getByRole('status')).toHaveTextContent(/^2 of \d+$/));
  await hand.leave(photos);
  await noLayer();
  await look('the listing again', photo);

  await pressBack();
  await heading('Rental Properties');
  const same = await cardOf(title);
  // The title, or on a card taller than the window what led away.
  const titleLink = within(same).getByRole('link', { name: title });
  const wayOut = within(same).getByRole('link', { name: 'View Details' });
  await look('the same card', document.activeElement === wayOut ? wayOut : titleLink);

  const heart = await within(same).findByRole('button', { name: `Save ${title}` }, PATIENCE);
  await hand.use(heart);
  const asked = await layer('Login Required');
  await look('asked to log in');
  await hand.leave(asked);
  await noLayer();
  await look('not saved', heart);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  await hand.use(within(same).getByRole('link', { name: title }));
  await heading(title);
  for (const name of ['Call Agent', 'WhatsApp']) {
    const ways = main().getAllByRole<HTMLAnchorElement>('link', { name });
    for (const way of ways)
      await expect(way.href).toMatch(/^tel:\+233\d{9}$|^https:\/\/wa\.me\/233\d{9}\?text=/);
  }

  const report = main().getByRole('button', { name: 'Report Issue' });
  await hand.use(report);
  const form = within(await layer('Report Issue'));
  await look('report');
  await hand.write(form.getByLabelText(/^Name/), 'Efua Sarpong');
  await hand.write(form.getByLabelText(/^Email/), 'efua@example.com');
  await hand.tick(form.getByRole<HTMLInputElement>('radio', { name: 'Fraud or Scam' }));
  await hand.write(form.getByRole('textbox', { name: 'Message' }), 'A fee before the viewing.');
  await hand.use(form.getByRole('button', { name: 'Submit Report' }));
  await waitFor(() => expect(screen.getByText('Report submitted!')).toBeVisible(), PATIENCE);
  await noLayer();
  await look('thanked', report);
}

/** What is wrong at the places of a visit, all of it in one list. */
function notes(storyId: string) {
  const faults: string[] = [];
  return {
    async note(place: string, others: readonly string[] = []): Promise<void> {
      const found = [...others, ...(await axeViolations(storyId))];
      faults.push(...found.map((fault) => `${place}: ${fault}`));
    },
    expectNone() {
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  };
}

/** A visitor looks for a home, from the first page to a report, with a mouse. */
export const ByPointer: Story = {
  play: async ({ id }) => {
    const { note, expectNone } = notes(id);
    await visit(pointer, (place) => note(place));
    expectNone();
  },
};

/** The same without a pointer: the focus is always to be seen and always where the step leaves it. */
export const ByKeyboard: Story = {
  parameters: { proves: ['F33'] },
  play: async ({ id }) => {
    const { note, expectNone } = notes(id);
    await visit(keys, async (place, focus) => {
      if (focus?.matches('h1')) await waitFor(() => expect(focus).toHaveFocus());
      else if (focus) await expectFocusOn(focus);
      // At first nobody has pressed anything.
      else if (place !== 'home') await expect(document.activeElement, place).not.toBe(document.body);
      await note(place);
    });
    expectNone();
  },
};

/** The same on a screen zoomed to four times its size, with text twice as large again and spaced as some readers set it. */
export const ZoomedIn: Story = {
  globals: { viewport: { value: 'zoomed' }, textSize: 'double' },
  parameters: { proves: ['F35'] },
  beforeEach: spaceText,
  play: async ({ id }) => {
    const { note, expectNone } = notes(id);
    await visit(pointer, async (place) => {
      await note(place, lackOfRoom());
    });
    expectNone();
  },
};
