import { wirePayment } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { AgentDashboardScreen } from './AgentDashboard';
import {
  button,
  dashboardHandlers,
  expectToast,
  main,
  page,
  seedBackend,
  sevenListings,
} from './storyDashboard';

const meta = {
  title: 'Screens/AgentDashboard/Payment history',
  component: AgentDashboardScreen,
  decorators: [wholeApp],
  parameters: {
    design: designs('dashboard'),
    kind: 'screen',
    route: '/agent/dashboard',
    session: 'agent-premium',
    msw: dashboardHandlers(),
  },
  beforeEach: seedBackend({
    listings: sevenListings.slice(0, 1),
    payments: [
      wirePayment(1, { createdAt: '2026-11-14T09:30:00Z', reference: 'EF-7K2Q91' }),
      wirePayment(2, { createdAt: '2026-10-14T09:30:00Z', reference: 'EF-5M8D40', status: 'pending' }),
      wirePayment(3, { createdAt: '2026-10-13T09:30:00Z', reference: 'EF-5L1C07', status: 'failed' }),
      wirePayment(4, { createdAt: '2026-10-12T09:30:00Z', reference: 'EF-4C2N11', status: 'cancelled' }),
      wirePayment(5, {
        createdAt: '2025-11-14T09:30:00Z',
        reference: 'EF-2A9P33',
        planName: 'Premium',
        amount: 100,
      }),
    ],
  }),
} satisfies Meta<typeof AgentDashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const history = async () => (await page()).findByRole('table', { name: 'Payment history' });
const rows = async () =>
  within(await history())
    .getAllByRole('row')
    .slice(1);
const select = async (name: string) => (await page()).findByRole('combobox', { name });
const findSheet = () => document.querySelector('[data-print-sheet]');

/** Receipts for what was paid, the support for what is in doubt, nothing for what was cancelled. */
export const Actions: Story = {
  tags: ['slow'],
  play: async () => {
    await history();
    await waitFor(async () => expect(await rows()).toHaveLength(5));
    const actions = (await rows()).map(
      (row) => within(row).queryByRole('button') ?? within(row).queryByRole('link'),
    );
    await expect(actions.map((action) => action?.textContent ?? null)).toEqual([
      'Receipt EF-7K2Q91, 14 November 2026',
      'Contact Support',
      'Contact Support',
      null,
      'Receipt EF-2A9P33, 14 November 2025',
    ]);
    await expect(actions[1]).toHaveAttribute('href', 'mailto:hello@efie.example?subject=Payment%20EF-5M8D40');
  },
};

/** Filtered by status and year; both together leave nothing, which one press undoes. */
export const Filtered: Story = {
  tags: ['slow'],
  play: async () => {
    await userEvent.selectOptions(await select('Status'), 'Successful');
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await userEvent.selectOptions(await select('Year'), '2025');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await expect(main().getByText('1 of 5 payments')).toBeVisible();
    await userEvent.selectOptions(await select('Status'), 'Failed');
    await expect(await main().findByText('No payment in 2025 is “Failed”.')).toBeVisible();
    await expect(main().queryByRole('table', { name: 'Payment history' })).toBeNull();
    await userEvent.click(main().getByRole('button', { name: 'All years: 1 payment' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await expect(await select('Year')).toHaveDisplayValue('All years');
    await expect(main().getByRole('heading', { name: 'Payment history' })).toHaveFocus();
  },
};

/** The receipt is printed alone, with the payer, and removed when the print dialog has closed. */
export const PrintReceipt: Story = {
  play: async () => {
    const original = window.print;
    const printed: string[] = [];
    window.print = () => {
      printed.push(findSheet()?.textContent ?? '');
    };
    try {
      await userEvent.click(await button(/^Receipt EF-7K2Q91/));
      await waitFor(() => expect(printed).toHaveLength(1));
    } finally {
      window.print = original;
    }
    for (const text of ['Ama Owusu-Mensah', 'Pro plan', '14 November 2026', 'EF-7K2Q91', 'GH₵\u00a050.00'])
      await expect(printed[0]).toContain(text);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(findSheet()).toBeNull());
  },
};

/** A browser inside another app may not print: it says where to open the page. */
export const CannotPrint: Story = {
  tags: ['slow'],
  play: async () => {
    const original = window.print;
    Object.defineProperty(window, 'print', { value: undefined, configurable: true, writable: true });
    try {
      await userEvent.click(await button(/^Receipt EF-7K2Q91/));
      await expectToast('This app cannot print. Open the page in your browser.');
    } finally {
      window.print = original;
    }
    await expect(screen.queryByRole('article', { name: 'Receipt' })).toBeNull();
  },
};

/** On a phone each payment is a block, with its receipt below. */
export const Phone: Story = {
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const receipt = await button(/^Receipt EF-7K2Q91/);
    await expect(receipt.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
