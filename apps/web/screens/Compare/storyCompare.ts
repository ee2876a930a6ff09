import { createAgent, outcomes, respondTo, wireListing, type ListingRecord } from '@efie/mocks';
import { COMPARED_HOMES as HOMES } from '@efie/ui/panels/Comparison/storyHomes';
import { screen, within } from 'storybook/test';

export const FLAT = String(HOMES['3']?.title);
export const HOUSE = String(HOMES['5']?.title);

/** A home on the wire. */
export function wireHome(id: string, overrides: Partial<ListingRecord> = {}) {
  const record = { id, featured: false, status: 'active', ...HOMES[id], ...overrides } as const;
  return wireListing(Number(id), record, createAgent(101));
}

/** A server with the homes 3, 5, 7 and 9; `overrides` change each of them. */
export const respondWithHomes = (overrides: Partial<ListingRecord> = {}) => ({
  handlers: {
    getProperty: respondTo('getProperty', ({ params: { id } }) =>
      id in HOMES
        ? { success: true, data: { property: wireHome(id, overrides) } }
        : outcomes.getPropertyError(404),
    ),
  },
});

export const chooseHomes = (ids: readonly string[]) => () => {
  window.localStorage.setItem('efie-compare', JSON.stringify(ids));
};

export const readChosen = (): unknown => JSON.parse(window.localStorage.getItem('efie-compare') ?? '[]');

export const main = () => within(screen.getByRole('main'));
export const heading = () => screen.findByRole('heading', { level: 1, name: 'Compare homes' });
export const findText = async (text: string | RegExp) =>
  within(await screen.findByRole('main')).findByText(text);
export const table = async () =>
  within(await within(await screen.findByRole('main')).findByRole('table', { name: 'Homes side by side' }));
export const titles = async () =>
  (await table()).getAllByRole('columnheader').map((header) => within(header).getByRole('link').textContent);
