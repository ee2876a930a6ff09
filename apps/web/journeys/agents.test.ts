import { demoAccount } from '@efie/mocks';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/journeys/fixtures';
import {
  accountButton,
  field,
  fill,
  heading,
  logIn,
  logOut,
  main,
  enterVerificationCode,
} from '../../../testing/journeys/forms';
import { closeMockPanel, openMockPanel } from '../../../testing/journeys/mockPanel';
import { readHues, inspectStoredPhoto, createPhonePhotos } from '../../../testing/journeys/photos';
import { expectNoRawValues } from '../../../testing/journeys/support';

const FLAT = {
  Title: 'Two-bedroom flat behind the polyclinic',
  Description: 'Second floor, cross-ventilated, own meter, a balcony off the living room.',
  'Monthly Rent': '2800',
  Area: '980',
  Bedrooms: '2',
  Bathrooms: '1',
  Parking: '1',
  Region: 'Greater Accra',
  District: 'Tema',
  'Specific location': 'Spintex Road',
};
const FORMATTED_FLAT = { ...FLAT, 'Monthly Rent': '2,800' };
const PHOTO_NAMES = ['front.jpg', 'living.jpg', 'kitchen.jpg', 'veranda.jpg', 'bedroom.jpg'];

const AGENT_LISTINGS = /\/api\/agent\/properties$/;

interface StoredListing {
  title: string;
  images: readonly { url: string }[];
}

const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const cardOf = (page: Page, title: string) => main(page).getByRole('article').filter({ hasText: title });
const expectDashboard = (page: Page) => expect(page).toHaveURL(/\/agent\/dashboard$/);
const expectText = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

async function addPhotos(page: Page, names: readonly string[]): Promise<void> {
  await main(page)
    .locator('input[type="file"]')
    .setInputFiles(await createPhonePhotos(page, names));
  await expect(main(page).getByText(`${names.length} of 10 photos`)).toBeVisible();
}

async function createListing(page: Page, title: string, photos: readonly string[]): Promise<void> {
  await expect(heading(page, 'List Property')).toBeVisible();
  await fill(page, { ...FLAT, Title: title });
  await addPhotos(page, photos);
  await press(page, 'List Property');
  await expectDashboard(page);
  await expect(cardOf(page, title)).toBeVisible();
}

/** Expects the values of `FLAT` in the form, and these photos in this order. */
async function expectForm(page: Page, photos: readonly string[]): Promise<void> {
  for (const [label, text] of Object.entries(FORMATTED_FLAT)) {
    // The district options load after the form.
    await expect(field(page, label)).toHaveValue(text);
  }
  const tiles = main(page)
    .getByRole('list', { name: /^Photos in order/ })
    .getByRole('img');
  const names = async () =>
    (await tiles.evaluateAll((images) => images.map((image) => image.getAttribute('alt') ?? ''))).map((alt) =>
      alt.replace(/^.*, /, ''),
    );
  await expect.poll(names).toEqual(photos);
}

/** Sets the fault of the request that creates a listing. */
async function setFault(page: Page, fault: 'ok' | 'offline' | 'status-401' | 'status-422'): Promise<void> {
  const panel = await openMockPanel(page);
  await panel.getByRole('combobox', { name: 'Fault' }).selectOption(fault);
  await panel.getByRole('combobox', { name: 'Affected requests' }).selectOption('createProperty');
  await closeMockPanel(page);
}

test('an agent signs up, creates and edits a listing, reaches the limit, upgrades, creates another and deletes one', async ({
  page,
  consoleMessages,
  headings,
  demo,
}) => {
  test.setTimeout(240_000);
  const [name, email, password] = ['Yaa Mensah', 'yaa.mensah@example.com', 'Kente-and-gold-7'];
  await page.goto(`${demo.url}agent/signup`);
  await fill(page, {
    'Full name': name,
    Email: email,
    Phone: '+233 24 555 0142',
    'Business name': 'Mensah Homes',
    Region: 'Volta',
    District: 'Hohoe',
    Password: password,
    'Confirm password': password,
  });
  await press(page, 'Create Agent Account');
  await expect(page).toHaveURL(/\/agent\/verify-email\?/);
  await enterVerificationCode(page, email);
  await expect(page).toHaveURL(/\/agent\/login$/);
  await logIn(page, 'Sign In', email, password);
  await expectDashboard(page);

  await press(page, 'Add Your First Property');
  await createListing(page, FLAT.Title, PHOTO_NAMES);
  await expectText(page, 'Your property has been successfully listed.');
  await page.getByRole('button', { name: 'Share picture' }).click();
  const picture = page.getByRole('dialog', { name: 'Share picture' });
  await expect(picture.getByRole('img', { name: `Preview: ${FLAT.Title}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picture).toHaveCount(0);
  await expect(page).toHaveURL(/\/agent\/dashboard$/);
  const card = cardOf(page, FLAT.Title);
  await expect(card.getByText('5 photos')).toBeVisible();
  await expectText(page, '1 of 3 listings used');
  // The photo is upright, resized and without GPS data.
  expect(await inspectStoredPhoto(card.getByRole('img').first())).toEqual({
    size: '1280 × 1920',
    hasLocation: false,
  });

  await card.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Property' });
  await dialog.getByLabel(/^Price/).fill('3150');
  await dialog
    .locator('input[type="file"]')
    .setInputFiles(await createPhonePhotos(page, ['bath.jpg', 'yard.jpg']));
  await dialog.getByRole('button', { name: 'Mark photo 5 for deletion' }).click();
  await expect(dialog.getByText('Total images after update: 6/3 minimum')).toBeVisible();
  await dialog.getByRole('button', { name: 'Update Property' }).click();
  await expectText(page, 'Property updated successfully!');
  await expect(dialog).toHaveCount(0);
  await expect(card.getByText('6 photos')).toBeVisible();
  await expect(card.getByText('3,150').first()).toBeVisible();

  await logOut(page, name);
  await page.goto(`${demo.url}listings?search=${encodeURIComponent('behind the polyclinic')}`);
  await cardOf(page, FLAT.Title).getByRole('link', { name: 'View Details' }).click();
  await expect(heading(page, FLAT.Title)).toBeVisible();
  await expect(main(page).getByText('3,150').filter({ visible: true }).first()).toBeVisible();
  await expect(main(page).getByText(name).filter({ visible: true }).first()).toBeVisible();

  await page.goto(`${demo.url}agent/login`);
  await logIn(page, 'Sign In', email, password);
  await expectDashboard(page);
  for (const title of ['Second home in Tema', 'Third home in Tema']) {
    await press(page, 'Add Listing');
    await createListing(page, title, PHOTO_NAMES.slice(0, 3));
  }
  await expectText(page, '3 of 3 listings used');
  await press(page, 'Add Listing');
  const limit = page.getByRole('dialog', { name: 'Listing Limit Reached' });
  await limit.getByRole('link', { name: 'View Plans' }).click();
  await expect(page).toHaveURL(/\/plans$/);
  await press(page, 'Upgrade to Pro');
  await expect(page).toHaveURL(/\/checkout\.html\?reference=/);
  await press(page, 'Pay GHS 50.00');
  await expect.poll(() => headings).toContain('Payment successful! Redirecting to dashboard...');
  await expectDashboard(page);
  await expectText(page, '3 of 10 listings used');

  await press(page, 'Add Listing');
  await createListing(page, 'Fourth home in Tema', PHOTO_NAMES.slice(0, 3));
  await expectText(page, '4 of 10 listings used');
  await cardOf(page, 'Second home in Tema')
    .getByRole('button', { name: 'Delete Second home in Tema' })
    .click();
  await page
    .getByRole('alertdialog', { name: 'Delete Property' })
    .getByRole('button', { name: 'Delete Property' })
    .click();
  await expectText(page, 'Property has been successfully deleted.');
  await expect(cardOf(page, 'Second home in Tema')).toHaveCount(0);
  await expectText(page, '3 of 10 listings used');
  await expect(main(page).getByRole('article')).toHaveCount(3);
  await expectNoRawValues(page);
  // A host that serves the home page for every path also preloads its image, which the browser reports as unused.
  expect(consoleMessages.filter((message) => !message.includes('preloaded using link preload'))).toEqual([]);
});

test('a lost connection, rejected fields, an expired session and a reload keep the input', async ({
  page,
  demo,
}) => {
  test.setTimeout(120_000);
  const { email, name } = demoAccount('agent-free');
  await page.goto(`${demo.url}agent/list-property?as=agent-free`);
  await expect(heading(page, 'List Property')).toBeVisible();
  await expect(accountButton(page, name)).toBeVisible();
  await fill(page, FLAT);
  await addPhotos(page, PHOTO_NAMES);

  await setFault(page, 'offline');
  await press(page, 'List Property');
  await expectText(page, 'The property is not among your listings');
  await expectForm(page, PHOTO_NAMES);

  await setFault(page, 'status-422');
  await press(page, 'List Property');
  await expect(field(page, 'Title')).toHaveAttribute('aria-invalid', 'true');
  await expectForm(page, PHOTO_NAMES);

  await setFault(page, 'status-401');
  await press(page, 'List Property');
  await expect(page).toHaveURL(/\/agent\/login$/);
  await expectText(page, 'Session expired');
  await setFault(page, 'ok');
  await logIn(page, 'Sign In', email);
  await expectDashboard(page);
  await expect(cardOf(page, FLAT.Title)).toHaveCount(0);

  await press(page, 'Add Listing');
  await expectForm(page, PHOTO_NAMES);
  await page.reload();
  await expectForm(page, PHOTO_NAMES);
  await press(page, 'List Property');
  await expectDashboard(page);
  await expect(cardOf(page, FLAT.Title).getByText('5 photos')).toBeVisible();
  await expect(cardOf(page, FLAT.Title)).toHaveCount(1);
});

test('after a lost connection one press sends the same photos again, in their order, and creates one listing', async ({
  page,
  demo,
}) => {
  test.setTimeout(120_000);
  const { name } = demoAccount('agent-free');
  await page.goto(`${demo.url}agent/list-property?as=agent-free`);
  await expect(accountButton(page, name)).toBeVisible();
  await fill(page, FLAT);
  await addPhotos(page, PHOTO_NAMES);
  await main(page).getByRole('button', { name: 'Move photo 3, kitchen.jpg earlier' }).click();
  const photoOrder = ['front.jpg', 'kitchen.jpg', 'living.jpg', 'veranda.jpg', 'bedroom.jpg'];
  await expectForm(page, photoOrder);
  const tiles = main(page)
    .getByRole('list', { name: /^Photos in order/ })
    .getByRole('img');
  const chosenHues = await readHues(
    page,
    await tiles.evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? '')),
  );
  expect(new Set(chosenHues).size).toBe(photoOrder.length);
  const sentRequests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && AGENT_LISTINGS.test(request.url())) sentRequests.push(request.url());
  });

  await setFault(page, 'offline');
  await press(page, 'List Property');
  await expectText(page, 'The property is not among your listings');
  expect(sentRequests).toHaveLength(1);
  await setFault(page, 'ok');
  await expectForm(page, photoOrder);
  expect(sentRequests).toHaveLength(1);
  const listingsResponse = page.waitForResponse(
    async (response) =>
      response.request().method() === 'GET' &&
      AGENT_LISTINGS.test(response.url()) &&
      (await response.text()).includes(FLAT.Title),
  );
  await press(page, 'List Property');
  await expectDashboard(page);
  expect(sentRequests).toHaveLength(2);
  const { data } = (await (await listingsResponse).json()) as {
    data: { properties: readonly StoredListing[] };
  };
  const stored = data.properties.filter(({ title }) => title === FLAT.Title);
  expect(stored).toHaveLength(1);
  const card = cardOf(page, FLAT.Title);
  await expect(card.getByText('5 photos')).toBeVisible();
  const storageUrl =
    ((await card.getByRole('img').first().getAttribute('src')) ?? '').split('uploads/')[0] ?? '';
  const urls = (stored[0]?.images ?? []).map(({ url }) => storageUrl + url);
  const order = (await readHues(page, urls)).map((hue) =>
    chosenHues.findIndex((other) => Math.abs(other - hue) < 12),
  );
  expect(order).toEqual([0, 1, 2, 3, 4]);
  await expect(card).toHaveCount(1);
});

test('if the response is lost after the server has stored the listing, the screen finds the one listing', async ({
  page,
  demo,
}) => {
  test.setTimeout(120_000);
  const { name } = demoAccount('agent-free');
  const sentRequests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && AGENT_LISTINGS.test(request.url())) sentRequests.push(request.url());
  });
  // The mock backend responds inside the page, so the response is dropped there.
  await page.addInitScript(() => {
    const { addEventListener } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.addEventListener = function addOrLose(
      this: XMLHttpRequest,
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) {
      const fail = () => this.dispatchEvent(new ProgressEvent('error'));
      addEventListener.call(this, type, type === 'load' ? fail : listener, options);
    };
  });
  await page.goto(`${demo.url}agent/list-property?as=agent-free`);
  await expect(accountButton(page, name)).toBeVisible();
  await fill(page, FLAT);
  await addPhotos(page, PHOTO_NAMES);
  await press(page, 'List Property');
  await expectText(page, "Your property was listed. Only the server's response was lost.");
  expect(sentRequests).toHaveLength(1);
  await expect(field(page, 'Title')).toHaveValue('');
  await main(page).getByRole('link', { name: 'Open your dashboard' }).click();
  await expectDashboard(page);
  const card = cardOf(page, FLAT.Title);
  await expect(card.getByText('5 photos')).toBeVisible();
  await expect(card).toHaveCount(1);
  await expectText(page, '3 of 3 listings used');
  await page.goto(`${demo.url}agent/list-property`);
  await expect(page.getByRole('dialog', { name: 'Listing Limit Reached' })).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue('');
  expect(sentRequests).toHaveLength(1);
});
