import type { Locator, Page } from '@playwright/test';

/** An agent with 21 listings, which are rows. */
export const DASHBOARD = 'agent/dashboard?as=agent-premium';

export const rows = (page: Page) =>
  page.getByRole('table', { name: 'Property listings' }).locator('tbody').getByRole('row');
export const titleOf = async (row: Locator) => (await row.getByRole('link').innerText()).trim();
export const rowOf = (page: Page, title: string) =>
  rows(page).filter({ has: page.getByRole('link', { name: title, exact: true }) });
export const statusChip = (page: Page, status: string) =>
  page.getByRole('radio', { name: new RegExp(`^${status}, `) });
export const countOf = async (page: Page, status: string) =>
  Number((await statusChip(page, status).getAttribute('aria-label'))?.replace(/\D/g, ''));
export const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

/** Field values of a new listing, by label. */
export const NEW_HOME = {
  Title: 'Three-bedroom house near the university',
  Description: 'Own compound, a borehole, a prepaid meter and a garage for two cars.',
  'Monthly Rent': '4200',
  Region: 'Ashanti',
  District: 'Kumasi',
  'Specific location': 'Ayeduase, behind the market',
};
