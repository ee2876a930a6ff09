import { createAgent, type ListingRecord, offContract, respondTo, wireListing } from '@efie/mocks';
import { HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

/** A favorite on the wire. */
export function wireFavorite(seed: number, overrides: Partial<ListingRecord> = {}) {
  const property = wireListing(seed, overrides, createAgent(101));
  return { id: `f${property.id}`, property_id: property.id, property };
}

export const villa = wireFavorite(7, { title: 'Villa with a shaded front terrace', propertyType: 'villa' });
export const block = wireFavorite(11, {
  title: 'Four-storey block by the ring road',
  propertyType: 'apartment',
});
export const house = wireFavorite(12, {
  title: 'Hipped-roof family house in a quiet close',
  propertyType: 'house',
});
export const threeFavorites = [villa, block, house];

export let serverFavorites: readonly unknown[] = [];
export const removed = fn<(role: string, id: string) => void>();

/** Handlers that serve the list in the shape of `wrap` and delete from it. */
export function favoritesServer(
  role: 'user' | 'agent',
  wrap: (favorites: readonly unknown[]) => object = (favorites) => ({ success: true, data: { favorites } }),
) {
  const list = role === 'user' ? 'listUserFavorites' : 'listAgentFavorites';
  const remove = role === 'user' ? 'removeUserFavorite' : 'removeAgentFavorite';
  return {
    handlers: {
      [list]: offContract(list, () => HttpResponse.json(wrap(serverFavorites))),
      [remove]: respondTo(remove, ({ params: { propertyId } }) => {
        removed(role, propertyId);
        serverFavorites = serverFavorites.filter(
          (entry) => (entry as { property_id?: string } | null)?.property_id !== propertyId,
        );
        return { success: true, data: { favorites: [] } };
      }),
    },
  };
}

/** A story's `beforeEach`: the favorites on the server. */
export const seedFavorites = (list: readonly unknown[]) => () => {
  serverFavorites = list;
  removed.mockClear();
};

export const main = () => within(screen.getByRole('main'));
export const heading = () => screen.findByRole('heading', { level: 1, name: 'My Favorites' });
/** The main region, once it has rendered and no dialog hides it. */
export const page = async () => within(await screen.findByRole('main'));
export const findText = async (text: string) => (await page()).findByText(text);
export const cards = () => main().getAllByRole('article');
export const header = () => within(screen.getByRole('banner'));
export const removeButton = async (title: string) =>
  (await page()).findByRole('button', { name: `Remove ${title} from favorites` });
export const dialog = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Remove from favorites?' }));

/** Confirms and waits until the dialog is gone, since it hides the page from queries. */
export async function confirmRemoval(): Promise<void> {
  await userEvent.click((await dialog()).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

export async function expectToast(...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await waitFor(() =>
      expect(screen.getAllByText(text).some((element) => element.checkVisibility())).toBe(true),
    );
  }
}

export async function expectEmpty(text: string | RegExp): Promise<void> {
  await heading();
  await findText('0 saved properties');
  await expect(main().getByRole('heading', { level: 2, name: 'No saved properties yet' })).toBeVisible();
  await expect(main().getByText(text)).toBeVisible();
  await expect(main().getByRole('link', { name: 'Browse Properties' })).toHaveAttribute('href', '/listings');
}
