import { writeDraft } from '@efie/api';
import { REPORT_REASONS } from '@efie/domain/contact';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { Button } from '../../primitives';
import { fakeSend, formPlays } from '../storyForms';
import { ReportForm } from './ReportForm';
import { useReportForm } from './useReportForm';

type ReportFormOptions = Omit<Parameters<typeof useReportForm>[0], 'listingId'>;

/** The form with the state and the submit button of the dialog that renders it. */
function ReportFormWithState(options: ReportFormOptions) {
  const form = useReportForm({ listingId: '7', ...options });
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <ReportForm id="report" form={form} />
      <Button
        type="submit"
        form="report"
        isLoading={form.isSubmitting}
        disabledReason={form.isSubmitting ? undefined : form.waitReason}
      >
        Submit Report
      </Button>
    </div>
  );
}

const meta = {
  title: 'Forms/ReportForm',
  component: ReportFormWithState,
  argTypes: {
    reason: {
      description: "The preselected reason, or ''.",
      control: 'select',
      options: ['', ...REPORT_REASONS],
    },
    send: { description: 'Sends the report; a rejection is shown in the form.' },
    onDone: { description: 'Called after the report was sent.' },
    onFailed: { description: 'Called with the message when the request fails.' },
  },
  // The reason is read when the form is mounted.
  render: (args) => <ReportFormWithState key={args.reason} {...args} />,
  args: { reason: '', send: fakeSend.accepted(), onDone: fn(), onFailed: fn() },
  parameters: {
    design: designs('report-dialog'),
    layout: 'padded',
    guide: {
      use: 'The fields of the Report dialog, which holds their state, sends them and has the submit button.',
      avoid: 'Questions to the agent: Call and WhatsApp.',
      anatomy: ['name and email', 'reason', 'message'],
      accessibility: ["As Server form. The submit button is in the dialog's footer."],
      related: ['Report', 'RadioField'],
    } satisfies Guide,
  },
} satisfies Meta<typeof ReportFormWithState>;
export default meta;

type Story = StoryObj<typeof meta>;

const VALUES = {
  Name: 'Kofi Mensah',
  Email: 'kofi.mensah@mail.example',
  Message: 'The listing says 5 bedrooms but the house has 4.',
};
const LABELS = { name: 'Name', email: 'Email', message: 'Message' };
const SENT = { name: VALUES.Name, email: VALUES.Email, reason: 'Fraud or Scam', message: VALUES.Message };
const plays = formPlays({
  submitLabel: 'Submit Report',
  values: VALUES,
  labels: LABELS,
  messages: {
    refused: 'Failed to submit report. Not today.',
    tooMany: 'Failed to submit report. Too many requests. You can send it again in 1 second.',
    offline: 'Failed to submit report. Check your connection.',
  },
  draftNotice: 'Your draft is back.',
});
const reasons = () => within(screen.getByRole('group', { name: 'Reason' })).getAllByRole('radio');
const fraud = () => screen.getByRole('radio', { name: 'Fraud or Scam' });
const storeDraft = () => {
  writeDraft('report 7', SENT);
};

/** Three empty fields and five reasons, none of them chosen. */
export const Empty: Story = {
  play: async () => {
    await plays.empty();
    await expect(reasons().map((reason) => reason.closest('label')?.textContent)).toEqual([
      ...REPORT_REASONS,
    ]);
    for (const reason of reasons()) await expect(reason).not.toBeChecked();
  },
};

/** Filled in, with a reason. */
export const Filled: Story = {
  play: async (context) => {
    await plays.filled(context);
    await userEvent.click(fraud());
    await expect(fraud()).toBeChecked();
  },
};

/** Opened from the safety advice: the reason is preselected. */
export const FraudChosen: Story = {
  args: { reason: 'Fraud or Scam' },
  play: () => expect(fraud()).toBeChecked(),
};

/** Submitted empty: the form validates nothing, and the server's message of the reason is at the group. */
export const EmptySubmitted: Story = {
  args: { send: fakeSend.fieldErrors({ reason: 'Reason' }) },
  play: async () => {
    await plays.fillAndSubmit({});
    const group = screen.getByRole('group', { name: 'Reason' });
    await waitFor(() => expect(group).toHaveAccessibleDescription('Reason is not accepted.'));
  },
};

/** The server rejects every field: each shows its message, and editing a field clears only its own. */
export const FieldErrors: Story = {
  tags: ['visual'],

  args: { send: fakeSend.fieldErrors(LABELS) },
  play: plays.fieldErrors,
};

/** The server rejects the report: its message has focus, the fields keep their values, and it can be sent again. */
export const Refused: Story = {
  args: { send: fakeSend.refused() },
  play: plays.refused,
};

/** Too many reports: the message says when to try again, and the button is disabled until then. */
export const TooMany: Story = {
  tags: ['slow'],
  args: { send: fakeSend.rateLimited() },
  play: plays.tooMany,
};

/** In flight: the button is busy and keeps its width; submitting again does nothing. */
export const Submitting: Story = { args: { send: fakeSend.neverSettled() }, play: plays.submitting };

/** A slow response: the button stays busy until it arrives, then `onDone` is called. */
export const Slow: Story = {
  args: { send: fakeSend.held() },
  play: async (context) => {
    await plays.slow(context);
    await expect(context.args.onDone).toHaveBeenCalledOnce();
  },
};

/** Offline: the message mentions the connection and has focus; the fields keep their values. */
export const Offline: Story = { args: { send: fakeSend.offline() }, play: plays.offline };

/** Sent; no draft is left. */
export const Done: Story = {
  args: { reason: 'Fraud or Scam' },
  play: async ({ args }) => {
    await plays.fillAndSubmit();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.send).toHaveBeenCalledWith(SENT);
    await expect(localStorage.getItem('efie-drafts')).toBeNull();
  },
};

/** The draft of an earlier visit is restored, with its reason. */
export const DraftRestored: Story = {
  beforeEach: storeDraft,
  play: async () => {
    await plays.draftRestored();
    await expect(fraud()).toBeChecked();
  },
};

/** The restored draft is discarded: the fields are empty and focus is on the first. */
export const DraftDiscarded: Story = {
  beforeEach: storeDraft,
  play: async () => {
    await plays.draftDiscarded();
    await expect(fraud()).not.toBeChecked();
  },
};

/** A very long message and very long messages of the server wrap. */
export const LongText: Story = { args: { send: fakeSend.withLongMessage() }, play: plays.longText };

/** Right to left, with a message above the fields. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { send: fakeSend.refused() },
  play: plays.rightToLeft,
};
