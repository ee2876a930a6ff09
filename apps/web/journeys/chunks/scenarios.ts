import type { DemoAccountKey } from '@efie/mocks';
import { expect, type Page } from '@playwright/test';
import { agentScreens, paths, type ScreenName } from '../../routing/paths';
import { componentOf, screenNames } from '../../routing/screens';
import { fill, main } from '../../../../testing/journeys/forms';
import { createPhonePhotos } from '../../../../testing/journeys/photos';

/** How to reach a screen that uses a chunk, and what loads the chunk. */
export interface Scenario {
  path: string;
  as?: DemoAccountKey;
  width?: number;
  /** Runs in the page before its own scripts. */
  init?: () => void;
  /** Field values by label, entered before the chunk is needed; they must survive. */
  typed?: Readonly<Record<string, string>>;
  /** Loads the chunk, if opening the screen does not. */
  act?: (page: Page) => Promise<void>;
  shows?: string;
  /** The market is so large that its response is not read at once. */
  isLargeMarket?: boolean;
  isFooter?: boolean;
  /** The form can be submitted without the chunk and is then gone. */
  isLeft?: boolean;
}

const clickButton =
  (name: string | RegExp): NonNullable<Scenario['act']> =>
  (page) =>
    page.getByRole('button', { name }).first().click();

const at = (path: string, options: Omit<Scenario, 'path'> = {}): Scenario => ({ path, ...options });

const listing = (options: Omit<Scenario, 'path'> = {}) => at('property/1001', options);
const dashboard = (options: Omit<Scenario, 'path'> = {}) =>
  at('agent/dashboard', { as: 'agent-premium', ...options });

const asCards = () => localStorage.setItem('efie-own-listings', '"cards"');
const dashboardCards = (options: Omit<Scenario, 'path'> = {}) => dashboard({ init: asCards, ...options });

const TITLE = { Title: 'Two-bedroom flat behind the polyclinic' };
const newListing = (options: Omit<Scenario, 'path'> = {}) =>
  at('agent/list-property', { as: 'agent-premium', typed: TITLE, ...options });

async function addPhotos(page: Page): Promise<void> {
  await main(page)
    .locator('input[type="file"]')
    .setInputFiles(await createPhonePhotos(page, ['front.jpg', 'living.jpg', 'kitchen.jpg']));
  await expect(main(page).getByText('3 of 10 photos')).toBeVisible();
}

async function sendNewListing(page: Page): Promise<void> {
  await addPhotos(page);
  await fill(page, {
    Description: 'Second floor, cross-ventilated, own meter, a balcony off the living room.',
    'Monthly Rent': '2800',
    Region: 'Greater Accra',
    District: 'Tema',
    'Specific location': 'Spintex Road',
  });
  await clickButton('List Property')(page);
}

const openEdit = async (page: Page) => {
  await main(page).getByRole('button', { name: /^Edit/ }).first().click();
};

const withoutClipboard = () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
  Object.defineProperty(navigator, 'share', { value: undefined });
};
const withClipboard = () => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } });
  Object.defineProperty(navigator, 'share', { value: undefined });
};
const offline = () => {
  if (navigator.onLine) Object.defineProperty(navigator, 'onLine', { get: () => false });
};
const savingData = () => localStorage.setItem('efie-data-saver', 'true');
const withoutWorker = () => {
  Object.defineProperty(window, 'OffscreenCanvas', { value: undefined });
};

/** Opens a screen: `:id` is that of a listing. */
function opening(name: ScreenName): Scenario {
  const path = name === 'notFound' ? 'nowhere' : paths[name].slice(1).replace(':id', '1001');
  return agentScreens.includes(name) ? at(path, { as: 'agent-premium' }) : at(path);
}

/** Scenarios by chunk name. A lazy chunk without a scenario fails the test. */
export const scenarios: Readonly<Record<string, Scenario | readonly Scenario[]>> = {
  ...Object.fromEntries(
    screenNames
      // They are part of the first load.
      .filter((name) => name !== 'home' && name !== 'listings')
      .map((name) => [componentOf(name), opening(name)]),
  ),
  'AgentDashboard/onDemand': [
    dashboard({ act: openEdit }),
    dashboardCards({ act: clickButton(/^Delete /) }),
    dashboard({
      act: async (page) => {
        await main(page).getByRole('checkbox', { name: 'Select all on this page' }).click();
        await main(page).getByRole('button', { name: 'Delete', exact: true }).last().click();
      },
    }),
  ],
  'AgentDashboard/rest': [dashboard(), dashboardCards()],
  'Compare/onDemand': at('compare?homes=1001,1002', { act: clickButton(/^Picture/) }),
  'EditProfile/rest': at('agent/edit-profile', { as: 'agent-premium', typed: { Bio: 'Homes in Tema' } }),
  'Favorites/onDemand': at('favorites', { as: 'user', act: clickButton(/^Remove /) }),
  'FileHintField/rest': at('agent/signup', { typed: { 'Full name': 'Ama Owusu' } }),
  'Home/rest': at('', { act: (page) => main(page).getByRole('combobox').first().click() }),
  'ListProperty/onDemand': [
    newListing({ act: sendNewListing, isLeft: true }),
    at('agent/list-property?copy=1001', { as: 'agent-premium' }),
  ],
  'ListPropertyForm/rest': newListing(),
  'Listings/rest': [
    at('listings', { typed: { 'Search properties': 'Kumasi' } }),
    at('listings?q=zzzz'),
    at('listings?region=Ashanti', {
      width: 390,
      act: clickButton(/^Filters/),
    }),
  ],
  'PropertyDetail/onDemand': [
    listing({ act: clickButton('Report Issue') }),
    listing({ act: clickButton(/photo/i) }),
  ],
  'PropertyDetail/rest': [listing(), at('property/nope'), listing({ init: offline })],
  'app/memberRest': [at('', { as: 'user' }), at('', { as: 'agent-premium' })],
  'app/rest': at('about', { isFooter: true }),
  'common/onDemand': [
    listing({ init: withClipboard, act: clickButton('Share') }),
    listing({ init: withoutClipboard, act: clickButton('Share') }),
    at('listings', { act: clickButton(/^Save (?!search)/) }),
    at('', { width: 390, act: clickButton('Menu') }),
    at('agent/dashboard', {
      as: 'agent-pro-limit',
      act: async (page) => {
        // The button of the shell does nothing until the app has started.
        await expect(main(page).getByText('to add more').first()).toBeVisible();
        await main(page).getByRole('button', { name: 'Add Listing' }).first().click();
      },
    }),
  ],
  'common/rest': at('listings'),
  'primitives/rest': [
    at('listings', { init: savingData }),
    newListing({ act: addPhotos, shows: '3 of 10 photos' }),
  ],
  AgentPage: dashboard(),
  agentSignupSchema: at('agent/signup', { typed: { 'Full name': 'Ama Owusu' } }),
  draftPhotos: newListing({ act: addPhotos, shows: '3 of 10 photos' }),
  reportOnce: at('about', {
    act: (page) =>
      page.evaluate(() => {
        void Promise.reject(new Error('An error that nothing handles.'));
      }),
  }),
  createProperty: newListing({ act: sendNewListing, isLeft: true }),
  districtOptions: at('listings?region=Ashanti', { act: clickButton(/^Filters/) }),
  editProfileSchema: at('agent/edit-profile', {
    as: 'agent-premium',
    typed: { Bio: 'Homes in Tema' },
    act: clickButton('Save Changes'),
    isLeft: true,
  }),
  listingSchema: newListing({ act: clickButton('List Property') }),
  photos: newListing({ act: sendNewListing }),
  redrawPhoto: newListing({ init: withoutWorker, act: sendNewListing, isLeft: true }),
  searchIndex: at('listings?region=Ashanti'),
  userSignupSchema: at('user/signup', {
    typed: { 'Full name': 'Ama Owusu' },
    act: clickButton('Create Account'),
  }),
  verifySchema: at('verify-email?email=ama@example.com'),
  workerCatalog: at('listings', { isLargeMarket: true }),
};
