import { REGIONS } from '@efie/domain/places';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { axeViolations } from '../../../testing/checks/axeViolations';
import { wholeApp } from '../../../testing/decorators/wholeApp';
import { pressBack } from '../../../testing/history';
import { keyboard, pointer, type InputMethod } from './inputMethods';
import { expectVisibleFocus } from '../../../testing/journeys/keyboard';
import { findReflowFaults, increaseTextSpacing } from './reflow';

const meta = {
  title: 'Journeys/Visit',
  decorators: [wholeApp],
  parameters: { kind: 'journey', route: '/', scenario: 'small' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const main = () => within(screen.getByRole('main'));
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const findDialog = (name: string) => screen.findByRole('dialog', { name });
const expectNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const findResults = () => main().findByLabelText('Results', { selector: 'section' });
const findCards = async () => within(await findResults()).findAllByRole('article');

async function findCard(title: string): Promise<HTMLElement> {
  const card = (await findCards()).find(
    (candidate) => within(candidate).getByRole('heading').textContent === title,
  );
  if (!card) throw new Error(`No card has the title ${title}`);
  return card;
}

/** Checks the screen after a step of the visit. `focus`, if given, is the element that must have focus. */
type Checkpoint = (step: string, focus?: HTMLElement) => Promise<void>;

const expectVisibleText = (text: RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

/** Filters by region, in the dialog. */
async function filterByRegion(input: InputMethod, region: string, check: Checkpoint): Promise<void> {
  await input.activate(main().getByRole('button', { name: /^Filters/ }));
  const dialog = await findDialog('Filters');
  await check('filters');
  await input.select(within(dialog).getByRole('combobox', { name: 'Region' }), region);
  await input.activate(await within(dialog).findByRole('button', { name: /^Show 1 property$/ }));
  await expectNoDialog();
}

/** Searches, filters, opens a listing and its photos, goes back to the card, saves, checks the contact links and reports. */
async function visit(input: InputMethod, check: Checkpoint): Promise<void> {
  await screen.findByRole('heading', { name: 'Featured Properties' });
  await screen.findByRole('contentinfo');
  await check('home');

  await input.activate(main().getByRole('link', { name: 'Find a Place to Rent' }));
  await check('listings', await findHeading('Rental Properties'));
  const targetCard = (await findCards())[2];
  const title = within(targetCard ?? document.body).getByRole('heading').textContent;
  const searchBox = main().getByRole('searchbox', { name: 'Search properties' });
  await input.type(searchBox, title.split(' ').slice(0, 3).join(' '));
  await expectVisibleText(/^1 property found$/);
  await filterByRegion(
    input,
    REGIONS.find((name) => targetCard?.textContent.includes(`, ${name}`)) ?? '',
    check,
  );
  await expectVisibleText(/^1 property found$/);
  await check('search results');

  const card = await findCard(title);
  const detailsLink = within(card).getByRole('link', { name: /^View Details/ });
  detailsLink.scrollIntoView({ block: 'center' });
  await input.activate(detailsLink);
  await check('the listing', await findHeading(title));

  const photo = main().getByRole('button', { name: /, picture 1 of \d+/ });
  await input.activate(photo);
  const photos = await findDialog('Photos');
  await check('photos');
  await input.nextPhoto(photos);
  await waitFor(() => expect(within(photos).getByRole('status')).toHaveTextContent(/^2 of \d+$/));
  await input.close(photos);
  await expectNoDialog();
  await check('the listing again', photo);

  await pressBack();
  await findHeading('Rental Properties');
  const sameCard = await findCard(title);
  // Focus returns to the title link, or to View Details on a card taller than the viewport.
  const titleLink = within(sameCard).getByRole('link', { name: title });
  const sameDetailsLink = within(sameCard).getByRole('link', { name: /^View Details/ });
  await check('the same card', document.activeElement === sameDetailsLink ? sameDetailsLink : titleLink);

  const saveButton = await within(sameCard).findByRole('button', { name: `Save ${title}` });
  await input.activate(saveButton);
  const loginDialog = await findDialog('Login Required');
  await check('login dialog');
  await input.close(loginDialog);
  await expectNoDialog();
  // No control is below the search bar, where axe would find it covered.
  window.scrollTo(0, 0);
  await check('not saved', saveButton);
  await expect(saveButton).toHaveAttribute('aria-pressed', 'false');

  await input.activate(within(sameCard).getByRole('link', { name: title }));
  await findHeading(title);
  for (const name of ['Call Agent', 'WhatsApp']) {
    const links = main().getAllByRole<HTMLAnchorElement>('link', { name });
    for (const link of links)
      await expect(link.href).toMatch(/^tel:\+233\d{9}$|^https:\/\/wa\.me\/233\d{9}\?text=/);
  }

  const reportButton = main().getByRole('button', { name: 'Report Issue' });
  await input.activate(reportButton);
  const form = within(await findDialog('Report Issue'));
  await check('report');
  await input.type(form.getByLabelText(/^Name/), 'Efua Sarpong');
  await input.type(form.getByLabelText(/^Email/), 'efua@example.com');
  await input.check(form.getByRole<HTMLInputElement>('radio', { name: 'Fraud or Scam' }));
  await input.type(form.getByRole('textbox', { name: 'Message' }), 'A fee before the viewing.');
  await input.activate(form.getByRole('button', { name: 'Submit Report' }));
  await waitFor(() => expect(screen.getByText('Report submitted!')).toBeVisible());
  await expectNoDialog();
  await check('report sent', reportButton);
}

/** Collects the faults of all steps, so that one run reports them together. */
function collectFaults(storyId: string) {
  const faults: string[] = [];
  return {
    async collect(step: string, otherFaults: readonly string[] = []): Promise<void> {
      const found = [...otherFaults, ...(await axeViolations(storyId))];
      faults.push(...found.map((fault) => `${step}: ${fault}`));
    },
    expectNone() {
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  };
}

/** A visit by pointer, from Home to a submitted report. */
export const ByPointer: Story = {
  tags: ['slow'],
  play: async ({ id }) => {
    const { collect, expectNone } = collectFaults(id);
    await visit(pointer, (step) => collect(step));
    expectNone();
  },
};

/** The same visit by keyboard. After each step, focus is visible and on the expected element. */
export const ByKeyboard: Story = {
  tags: ['slow'],
  play: async ({ id }) => {
    const { collect, expectNone } = collectFaults(id);
    await visit(keyboard, async (step, focus) => {
      if (focus?.matches('h1')) await waitFor(() => expect(focus).toHaveFocus());
      else if (focus) await expectVisibleFocus(focus);
      // On Home no key has been pressed yet.
      else if (step !== 'home') await expect(document.activeElement, step).not.toBe(document.body);
      await collect(step);
    });
    expectNone();
  },
};

/** The same visit at 400% zoom, with text at 200% and increased text spacing. */
export const ZoomedIn: Story = {
  globals: { viewport: { value: 'zoomed' }, textSize: 'double' },
  beforeEach: increaseTextSpacing,
  play: async ({ id }) => {
    const { collect, expectNone } = collectFaults(id);
    await visit(pointer, async (step) => {
      await collect(step, findReflowFaults());
    });
    expectNone();
  },
};
