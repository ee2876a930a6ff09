import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Screen } from './Listings';

/** The screen with its address in sight, and the browser's Back beside it. */
function WithAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>
        Address: <output data-testid="address">{search}</output>{' '}
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
      </p>
      <Screen />
    </>
  );
}

const meta = {
  title: 'Panels/AddressOfListings',
  component: WithAddress,
  parameters: { route: '/listings', scenario: 'small' },
} satisfies Meta<typeof WithAddress>;
export default meta;

type Story = StoryObj<typeof meta>;

const patience = { timeout: 8000 };
const address = () => screen.getByTestId('address');
const box = () => screen.getByLabelText('Search properties');
const region = () => screen.getByLabelText('Region');
const becomes = (search: string) => waitFor(() => expect(address()).toHaveTextContent(search), patience);

async function typeSlowly(...parts: readonly string[]): Promise<void> {
  await userEvent.click(box());
  for (const part of parts) await userEvent.paste(part);
}

/** A spell of typing is one entry of the history, a choice is its own: Back undoes them one after the other. */
export const History: Story = {
  parameters: { proves: ['F54', 'F57'] },
  play: async () => {
    await screen.findByText(/^\d+ propert(?:y|ies) found$/, {}, patience);
    await typeSlowly('ka', 'nt');
    await becomes('?q=kant');
    await typeSlowly('amanto');
    await becomes('?q=kantamanto');
    await userEvent.selectOptions(region(), 'Greater Accra');
    await becomes('?q=kantamanto&region=Greater+Accra');

    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await becomes('?q=kantamanto');
    await expect(region()).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).toHaveTextContent(/^$/));
    await expect(box()).toHaveValue('');
  },
};

/** A space between two words stays in the field while the address leaves it out. */
export const SpaceWhileTyping: Story = {
  play: async () => {
    await screen.findByText(/^\d+ propert(?:y|ies) found$/, {}, patience);
    await typeSlowly('east ');
    await becomes('?q=east');
    await expect(box()).toHaveValue('east ');
    await typeSlowly('legon');
    await becomes('?q=east+legon');
  },
};

/** Several choices at once are one search; the last word wins. */
export const QuickChoices: Story = {
  parameters: { proves: ['F54', 'F55'] },
  play: async () => {
    await screen.findByText(/^\d+ propert(?:y|ies) found$/, {}, patience);
    await userEvent.selectOptions(region(), 'Ashanti');
    await userEvent.selectOptions(region(), 'Volta');
    await typeSlowly('ho');
    await becomes('?q=ho&region=Volta');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).not.toHaveTextContent('q=ho'));
  },
};

/** A choice is searched 300 ms after it, a text 500 ms after its last key. */
export const Waits: Story = {
  parameters: { scenario: 'small', proves: ['C199', 'C200'] },
  play: async () => {
    await screen.findByText(/^\d+ propert(?:y|ies) found$/, {}, patience);
    const untilSearched = async (search: string, since: number) => {
      await waitFor(() => expect(address()).toHaveTextContent(search), { ...patience, interval: 10 });
      return performance.now() - since;
    };
    const chosen = performance.now();
    await userEvent.selectOptions(region(), 'Ashanti');
    await expect(await untilSearched('?region=Ashanti', chosen)).toBeGreaterThanOrEqual(300);
    await typeSlowly('ka');
    const lastKey = performance.now();
    await typeSlowly('nt');
    await expect(await untilSearched('?q=kant&region=Ashanti', lastKey)).toBeGreaterThanOrEqual(500);
  },
};

/** Nonsense in the address is tidied away, what makes sense stays. */
export const Tidied: Story = {
  parameters: { route: '/listings?region=Atlantis&price=zzz&beds=2&page=1e9&q=', proves: ['F56'] },
  play: async () => {
    await screen.findByText(/^\d+ propert(?:y|ies) found$/, {}, patience);
    await becomes('?beds=2');
    await expect(address().textContent).toBe('?beds=2');
  },
};
