import { REPORT_REASONS } from '@efie/domain/contact';
import { outcomes } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { Report } from './Report';
import {
  onRequest,
  reportAccepted,
  ReportWithButton,
  VALUES,
  dialog,
  field,
  submit,
  fill,
  expectValuesPreserved,
  open,
} from './storyReport';

const meta = {
  title: 'Dialogs/Report',
  component: Report,
  argTypes: { reason: { control: 'select', options: REPORT_REASONS } },
  render: (args) => <ReportWithButton key={`${args.isOpen} ${args.reason}`} {...args} />,
  args: {
    listing: { id: '7', title: 'Villa with a shaded front terrace', agent: { id: '101' } },
    isOpen: true,
    onClose: fn(),
    onReported: fn(),
    onFailed: fn(),
  },
  parameters: {
    design: designs('report-dialog'),
    kind: 'overlay',
    guide: {
      use: 'Reports a problem with a listing to the platform, with or without an account.',
      avoid: 'Questions to the agent: Call and WhatsApp.',
      anatomy: ['title and listing', 'ReportForm', 'Cancel and Submit Report'],
      accessibility: ['As FormDialog. A restored draft is said above the fields; the result is a toast.'],
      related: ['ReportForm', 'SafetyAdvice'],
    } satisfies Guide,
    msw: { handlers: { reportProperty: reportAccepted } },
  },
  beforeEach: () => {
    onRequest.mockClear();
  },
} satisfies Meta<typeof Report>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Four fields and five reasons, none of them chosen. */
export const Default: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Report Issue' });
    await expect(dialog().getByText('Villa with a shaded front terrace')).toBeInTheDocument();
    for (const name of ['Name', 'Email', 'Message']) await expect(field(name)).toHaveValue('');
    const reasons = within(dialog().getByRole('group', { name: 'Reason' })).getAllByRole('radio');
    await expect(reasons.map((reason) => reason.closest('label')?.textContent)).toEqual([...REPORT_REASONS]);
    for (const reason of reasons) await expect(reason).not.toBeChecked();
  },
};

/** Sent without an account: the request has all six values, the dialog closes and `onReported` is called. */
export const Done: Story = {
  args: { isOpen: false },
  play: async ({ args }) => {
    await open();
    await fill();
    await userEvent.click(submit());
    await waitFor(() => expect(args.onReported).toHaveBeenCalledWith({ listingId: '7' }));
    await expect(onRequest).toHaveBeenCalledWith({
      ...VALUES,
      reason: 'Incorrect Information',
      property_id: '7',
      agent_id: '101',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Report Issue' })).toHaveFocus());
    await open();
    await screen.findByRole('dialog');
    await expect(field('Message')).toHaveValue('');
  },
};

/** Closed with Escape: the values are restored when it opens again, and can be discarded. */
export const ClosedByEscape: Story = {
  args: { isOpen: false },
  play: async () => {
    await open();
    await fill();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Report Issue' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await expectValuesPreserved();
    await userEvent.click(dialog().getByRole('button', { name: 'Discard' }));
    for (const name of ['Name', 'Email', 'Message']) await expect(field(name)).toHaveValue('');
    await expect(field('Name')).toHaveFocus();
    await expect(window.localStorage.getItem('efie-drafts')).toBeNull();
  },
};

/** On phones it is a bottom sheet whose buttons stay visible. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('dialog');
    await waitFor(() =>
      expect(submit().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    await expect(submit().getBoundingClientRect().height).toBe(52);
  },
};

/** A very long title and very long server messages. */
export const LongText: Story = {
  args: { listing: { id: '7', title: 'Apartment'.repeat(400), agent: { id: '' } } },
  parameters: {
    msw: {
      handlers: {
        reportProperty: outcomes.reportPropertyError(422, {
          message: 'x'.repeat(280),
          errors: { email: ['y'.repeat(280)], images: ['A field that this form has not.'] },
        }),
      },
    },
  },
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.click(submit());
    await expect(await dialog().findByText('A field that this form has not.')).toBeInTheDocument();
    await expect(submit()).toBeVisible();
  },
};
