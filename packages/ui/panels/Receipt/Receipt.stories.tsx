import type { Payment } from '@efie/domain/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { Receipt } from './Receipt';

const payment: Payment = {
  id: '1',
  paidAt: Date.parse('2026-11-14T09:30:00Z'),
  planName: 'PLN_pro',
  amount: 50,
  status: 'success',
  reference: 'EF-7K2Q91B',
};

const meta = {
  title: 'Panels/Receipt',
  component: Receipt,
  argTypes: { printedAt: { control: 'date' } },
  args: {
    payment,
    payer: {
      fullName: 'Ama Owusu-Mensah',
      businessName: 'Adom Keys',
      email: 'ama@adomkeys.example',
      phone: '0245550142',
    },
    printedAt: Date.parse('2026-11-21T10:00:00Z'),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(186mm, 100vw)', padding: 20, background: 'white' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'To print a successful payment of the payment history.',
      avoid: 'A pending, failed or canceled payment: offer Contact Support.',
      do: 'Print it with usePrint.',
      dont: 'Do not add tax or a paid period: the payment history has neither.',
      anatomy: [
        'mark',
        'who paid',
        'what for',
        'date, reference and status',
        'amount',
        'how to contact support',
      ],
      accessibility: [
        'An `article` with a description list, in print only; the payment history has the same content.',
      ],
      related: ['PrintSheet', 'PaymentRow', 'WindowCard'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Receipt>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The payer, plan, date, amount, status, and the reference to quote. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Receipt' })).toBeVisible();
    for (const [name, ...lines] of [
      ['Paid by', 'Ama Owusu-Mensah', 'Adom Keys', 'ama@adomkeys.example', '+233 24 555 0142'],
      ['Paid for', 'Pro plan'],
      ['Date', '14 November 2026'],
      ['Reference', 'EF-7K2Q91B'],
      ['Status', 'Successful'],
      ['Amount', 'GH₵\u00a050.00'],
    ] as const)
      await expect(canvas.getByText(name).closest('dt')?.nextElementSibling?.textContent).toBe(
        lines.join(''),
      );
    await expect(canvas.getByText(/^Printed 21 November 2026\./)).toBeVisible();
  },
};

/** Values that the server did not send are shown as 'Not given', and empty lines of the payer are left out. */
export const LittleKnown: Story = {
  args: {
    payment: { ...payment, planName: '', amount: null, reference: ' ', paidAt: null },
    payer: { fullName: '', businessName: '', email: '', phone: '' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not given')).toHaveLength(5);
  },
};

/** Long texts wrap inside the page. */
export const LongTexts: Story = {
  tags: ['visual'],
  args: {
    payment: {
      ...payment,
      planName: 'Agency Enterprise of all Regions',
      reference: 'EF-'.padEnd(120, '7K2Q91'),
    },
    payer: {
      fullName: 'Nana Akosua Agyeiwaa Owusu-Mensah Boateng',
      businessName: 'Adom Keys and Sons Real Estate Agency of the Greater Accra Region',
      email: `${'nana.akosua.'.repeat(6)}@adomkeys.example`,
      phone: '0245550142',
    },
  },
  play: async ({ canvas }) => {
    const receipt = canvas.getByRole('article');
    await expect(receipt.scrollWidth).toBeLessThanOrEqual(receipt.clientWidth + 1);
    // A4 without its margins, at 96 dpi.
    await expect(receipt.getBoundingClientRect().height).toBeLessThan(1030);
  },
};
