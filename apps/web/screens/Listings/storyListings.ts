import { expect, screen, waitFor, within } from 'storybook/test';

/** Skips the visibility check of role queries, which is slow with 24 cards. */
export const includingHidden = { hidden: true };

export const sidebar = () => within(screen.getByLabelText('Filters', { selector: 'section' }));
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
