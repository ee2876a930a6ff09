import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Skips the visibility check of role queries, which is slow with 24 cards. */
export const includingHidden = { hidden: true };

/** A filter in the row above the list. */
export const quickFilter = (name: string) => screen.findByRole('combobox', { name });
/** Opens the dialog with all filters, unless it is open. */
export async function openFilters() {
  const button = screen.queryByRole('button', { name: /^Filters/ });
  if (button) await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
}

/** Closes the dialog with all filters by its main button. */
export async function closeFilters(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /^Show [\d,]+ propert/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
export const resultList = () => screen.getByLabelText('Results', { selector: 'section' });
export const results = () => within(resultList());
export const cards = async () => {
  await screen.findByLabelText('Results', { selector: 'section' });
  return results().findAllByRole('article', includingHidden);
};
export const countLine = () => screen.findByText(/^[\d,]+ propert(?:y|ies) found$/);
export const searchBox = () => screen.findByLabelText<HTMLInputElement>('Search properties');

export async function resultCount(): Promise<number> {
  return Number((await countLine()).textContent.replace(/\D/g, ''));
}

/** Waits until the search has finished; returns the number of results. */
export async function countAfterSearch(): Promise<number> {
  await waitFor(() => expect(screen.getByText('Searching...')).toBeVisible());
  return resultCount();
}
