import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { currentUrl } from '../../../../testing/history';
import { PropertyDetailScreen } from './PropertyDetail';
import { heading, listingUrl, main, respondWithListing, TITLE } from './storyDetail';

const findSheet = () => document.querySelector('[data-print-sheet]');

/** Called with the text of what is printed. */
const printed = fn<(text: string) => void>();

const meta = {
  title: 'Screens/PropertyDetail/Print',
  component: PropertyDetailScreen,
  decorators: [wholeApp],
  parameters: {
    design: designs('property-detail'),
    kind: 'screen',
    route: '/property/7',
    msw: respondWithListing(),
  },
  beforeEach: () => {
    printed.mockClear();
    const original = window.print;
    window.print = () => {
      printed(findSheet()?.textContent ?? '');
    };
    return () => {
      window.print = original;
    };
  },
} satisfies Meta<typeof PropertyDetailScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

async function expectCardPrinted(): Promise<void> {
  await waitFor(() => expect(printed).toHaveBeenCalledOnce());
  for (const text of [
    TITLE,
    'GH₵\u00a09,500 per month',
    '5 bedrooms',
    listingUrl().replace(/^https?:\/\//, ''),
  ])
    await expect(printed).toHaveBeenCalledWith(expect.stringContaining(text));
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(findSheet()).toBeNull());
}

/** Anyone prints a card of the home; the page stays as it is. */
export const Pressed: Story = {
  play: async () => {
    await heading();
    const button = await main().findByRole('button', { name: 'Print window card' });
    await userEvent.click(button);
    await expectCardPrinted();
    await expect(button).toHaveFocus();
    await expect(currentUrl()).toBe('/property/7');
  },
};

/** A link of an agent's dashboard opens the print dialog once: the URL then has no parameter left. */
export const Linked: Story = {
  tags: ['slow'],
  parameters: { route: '/property/7?print' },
  play: async () => {
    await heading();
    await expectCardPrinted();
    await waitFor(() => expect(currentUrl()).toBe('/property/7'));
  },
};
