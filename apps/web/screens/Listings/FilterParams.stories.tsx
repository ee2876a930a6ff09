import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import { ListingsScreen } from './Listings';

/** The screen with its query string and a Back button above it. */
function WithQueryString() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>
        Query string: <output data-testid="query-string">{search}</output>{' '}
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
      </p>
      <ListingsScreen />
    </>
  );
}

const findListings = () => screen.findByText(/^[1-9]\d* propert(?:y|ies) found$/);
const findNoListings = () => screen.findByRole('heading', { name: 'No properties found' });

/** Waits for the listings and the filters, which are lazy-loaded. */
async function expectScreen(): Promise<void> {
  await screen.findByText(/^\d+ propert(?:y|ies) found$/);
  await screen.findByLabelText('Region');
}

const meta = {
  title: 'Panels/FilterParams',
  component: WithQueryString,
  parameters: { design: designs('listings'), route: '/listings', scenario: 'small' },
} satisfies Meta<typeof WithQueryString>;
export default meta;

type Story = StoryObj<typeof meta>;

const queryString = () => screen.getByTestId('query-string');
const searchBox = () => screen.getByLabelText('Search properties');
const regionSelect = () => screen.getByLabelText('Region');
const expectQuery = (search: string) => waitFor(() => expect(queryString()).toHaveTextContent(search));

async function typeSlowly(...parts: readonly string[]): Promise<void> {
  await userEvent.click(searchBox());
  for (const part of parts) await userEvent.paste(part);
}

/** Continuous typing makes one history entry, each choice its own; Back undoes them one at a time. */
export const History: Story = {
  tags: ['slow'],
  play: async () => {
    await expectScreen();
    await typeSlowly('ka', 'nt');
    await expectQuery('?q=kant');
    await typeSlowly('amanto');
    await expectQuery('?q=kantamanto');
    await userEvent.selectOptions(regionSelect(), 'Greater Accra');
    await expectQuery('?q=kantamanto&region=Greater+Accra');

    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expectQuery('?q=kantamanto');
    await expect(regionSelect()).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(queryString()).toHaveTextContent(/^$/));
    await expect(searchBox()).toHaveValue('');
    await findListings();
  },
};

/** A trailing space stays in the field, but not in the URL. */
export const SpaceWhileTyping: Story = {
  tags: ['slow'],
  play: async () => {
    await expectScreen();
    await typeSlowly('east ');
    await expectQuery('?q=east');
    await expect(searchBox()).toHaveValue('east ');
    await typeSlowly('legon');
    await expectQuery('?q=east+legon');
    await expect(await findNoListings()).toBeVisible();
  },
};

/** Several changes in quick succession make one search with the last values. */
export const QuickChoices: Story = {
  play: async () => {
    await expectScreen();
    // Without a pause, in which the first of them would be searched for on a busy machine.
    fireEvent.change(regionSelect(), { target: { value: 'Ashanti' } });
    fireEvent.change(regionSelect(), { target: { value: 'Volta' } });
    fireEvent.change(searchBox(), { target: { value: 'ho' } });
    await expectQuery('?q=ho&region=Volta');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(queryString()).not.toHaveTextContent('q=ho'));
    await findListings();
  },
};

/** The search follows 300 ms after a choice, and 500 ms after the last key. */
export const Waits: Story = {
  parameters: { scenario: 'small' },
  play: async () => {
    await expectScreen();
    const timeUntilQuery = async (search: string, since: number) => {
      await waitFor(() => expect(queryString()).toHaveTextContent(search), { interval: 10 });
      return performance.now() - since;
    };
    const chosenAt = performance.now();
    await userEvent.selectOptions(regionSelect(), 'Ashanti');
    await expect(await timeUntilQuery('?region=Ashanti', chosenAt)).toBeGreaterThanOrEqual(300);
    await typeSlowly('ka');
    const lastKeyAt = performance.now();
    await typeSlowly('nt');
    await expect(await timeUntilQuery('?q=kant&region=Ashanti', lastKeyAt)).toBeGreaterThanOrEqual(500);
    await findNoListings();
  },
};

/** Invalid parameters are removed from the URL; valid ones stay. */
export const Tidied: Story = {
  parameters: { route: '/listings?region=Atlantis&price=zzz&beds=2&page=1e9&q=' },
  play: async () => {
    await expectScreen();
    await expectQuery('?beds=2');
    await expect(queryString().textContent).toBe('?beds=2');
  },
};

/** Parameters by which visits are counted stay, on arrival and after a choice; unknown ones are removed. */
export const Tracked: Story = {
  parameters: { route: '/listings?region=Ashanti&utm_source=facebook&fbclid=x%20y&nonsense=1' },
  play: async () => {
    await expectScreen();
    await expectQuery('?region=Ashanti&utm_source=facebook&fbclid=x+y');
    await expect(queryString().textContent).toBe('?region=Ashanti&utm_source=facebook&fbclid=x+y');
    await userEvent.selectOptions(regionSelect(), '');
    await waitFor(() => expect(queryString().textContent).toBe('?utm_source=facebook&fbclid=x+y'));
  },
};
