import { writeDraft } from '@efie/api';
import { REPORT_REASONS } from '@efie/domain';
import { outcomes } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives';
import { Report, type ReportProps } from './Report';

const onRequest = fn<(body: unknown) => void>();

const reportAccepted = http.post('*/api/report-property', async ({ request }) => {
  onRequest(await request.json());
  return HttpResponse.json({ success: true, message: 'Thank you.' }, { status: 201 });
});

/** The dialog with the button that opens it; each opening has a new `key`. */
function ReportWithButton({ isOpen: isInitiallyOpen, onClose, ...props }: ReportProps) {
  const [opened, setOpened] = useState({ isOpen: isInitiallyOpen, times: 0 });
  return (
    <div style={{ minBlockSize: 600, padding: 16 }}>
      <Button kind="ghost" onClick={() => setOpened(({ times }) => ({ isOpen: true, times: times + 1 }))}>
        Report Issue
      </Button>
      <Report
        {...props}
        key={opened.times}
        isOpen={opened.isOpen}
        onClose={() => {
          onClose();
          setOpened(({ times }) => ({ isOpen: false, times }));
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Dialogs/Report',
  component: Report,
  render: (args) => <ReportWithButton {...args} />,
  args: {
    listing: { id: '7', title: 'Villa with a shaded front terrace', agent: { id: '101' } },
    isOpen: true,
    onClose: fn(),
    onReported: fn(),
    onFailed: fn(),
  },
  parameters: {
    guide: {
      use: 'Reports a problem with a listing to the platform, with or without an account.',
      avoid: 'Questions to the agent: Call and WhatsApp.',
    },
    msw: { handlers: { reportProperty: reportAccepted } },
  },
  beforeEach: () => {
    onRequest.mockClear();
  },
} satisfies Meta<typeof Report>;
export default meta;

type Story = StoryObj<typeof meta>;

const VALUES = {
  name: 'Kofi Mensah',
  email: 'kofi.mensah@mail.example',
  message: 'The listing says 5 bedrooms but the house has 4.',
};

const dialog = () => within(screen.getByRole('dialog', { name: 'Report Issue' }));
const field = (name: string) => dialog().getByRole('textbox', { name });
const submit = () => dialog().getByRole('button', { name: 'Submit Report' });

async function fill(): Promise<void> {
  await screen.findByRole('dialog', { name: 'Report Issue' });
  await userEvent.type(field('Name'), VALUES.name);
  await userEvent.type(field('Email'), VALUES.email);
  await userEvent.click(dialog().getByRole('radio', { name: 'Incorrect Information' }));
  await userEvent.type(field('Message'), VALUES.message);
}

async function expectValuesPreserved(): Promise<void> {
  await expect(field('Name')).toHaveValue(VALUES.name);
  await expect(field('Email')).toHaveValue(VALUES.email);
  await expect(field('Message')).toHaveValue(VALUES.message);
  await expect(dialog().getByRole('radio', { name: 'Incorrect Information' })).toBeChecked();
}

/** Four fields and five reasons, none of them chosen. */
export const Default: Story = {
  parameters: { proves: ['C256', 'C257'] },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Report Issue' });
    await expect(dialog().getByText('Villa with a shaded front terrace')).toBeInTheDocument();
    for (const name of ['Name', 'Email', 'Message']) await expect(field(name)).toHaveValue('');
    const reasons = within(dialog().getByRole('group', { name: 'Reason' })).getAllByRole('radio');
    await expect(reasons.map((reason) => reason.closest('label')?.textContent)).toEqual([...REPORT_REASONS]);
    for (const reason of reasons) await expect(reason).not.toBeChecked();
  },
};

/** With valid values. */
export const Filled: Story = { play: fill };

/** Opened from the safety advice: the reason is preselected. */
export const FraudChosen: Story = {
  args: { reason: 'Fraud or Scam' },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Report Issue' });
    await expect(dialog().getByRole('radio', { name: 'Fraud or Scam' })).toBeChecked();
  },
};

const open = () => userEvent.click(screen.getByRole('button', { name: 'Report Issue' }));

/** Sent without an account: the request has all six values, the dialog closes and `onReported` is called. */
export const Done: Story = {
  args: { isOpen: false },
  parameters: { proves: ['C258', 'C259', 'C261'] },
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

const MESSAGES = {
  name: 'Name is required.',
  email: 'Enter a valid email address.',
  reason: 'Choose a reason.',
  message: 'Say what is wrong.',
};

/** Submitted empty: there is no client-side validation; the server’s messages are in the summary and at each field. */
export const RefusedFields: Story = {
  tags: ['visual'],
  parameters: {
    proves: ['C262', 'C264', 'F83'],
    msw: {
      handlers: {
        reportProperty: outcomes.reportPropertyError(422, {
          message: 'The given data was invalid.',
          errors: Object.fromEntries(
            Object.entries(MESSAGES).map(([name, message]) => [name, [message, 'More.']]),
          ),
        }),
      },
    },
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Report Issue' });
    await userEvent.click(submit());
    await expect(await dialog().findByRole('alert')).toHaveTextContent(
      'Failed to submit report. The given data was invalid.',
    );
    await waitFor(() => expect(field('Name')).toHaveFocus());
    await expect(field('Name')).toHaveAccessibleDescription(MESSAGES.name);
    await expect(field('Email')).toHaveAccessibleDescription(MESSAGES.email);
    await expect(dialog().getByRole('group', { name: 'Reason' })).toHaveAccessibleDescription(
      MESSAGES.reason,
    );
    await expect(field('Message')).toHaveAccessibleDescription(MESSAGES.message);
    await userEvent.type(field('Name'), 'K');
    await expect(dialog().queryByText(MESSAGES.name)).toBeNull();
    await expect(dialog().getByText(MESSAGES.email)).toBeInTheDocument();
  },
};

/** Only the email is rejected: focus moves to it, and all values stay. */
export const RefusedEmail: Story = {
  parameters: {
    proves: ['C262', 'C264'],
    msw: {
      handlers: {
        reportProperty: outcomes.reportPropertyError(422, { errors: { email: [MESSAGES.email] } }),
      },
    },
  },
  play: async () => {
    await fill();
    await userEvent.click(submit());
    await waitFor(() => expect(field('Email')).toHaveFocus());
    await expect(field('Email')).toBeInvalid();
    await expectValuesPreserved();
  },
};

let requestCount = 0;

/** Rate limited: the summary says when to retry, and the button is disabled until then. */
export const TooMany: Story = {
  parameters: {
    proves: ['F18'],
    msw: {
      handlers: {
        reportProperty: http.post('*/api/report-property', () => {
          requestCount += 1;
          return requestCount > 1
            ? HttpResponse.json({ success: true }, { status: 201 })
            : HttpResponse.json(
                { message: 'Too many requests.' },
                { status: 429, headers: { 'Retry-After': '1' } },
              );
        }),
      },
    },
  },
  beforeEach: () => {
    requestCount = 0;
  },
  play: async ({ args }) => {
    await fill();
    await userEvent.click(submit());
    await dialog().findByRole('group', {
      name: 'Failed to submit report. Too many requests. You can send it again in 1 second.',
    });
    await expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await expectValuesPreserved();
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'));
    await expect(requestCount).toBe(1);
    await userEvent.click(submit());
    await waitFor(() => expect(args.onReported).toHaveBeenCalledOnce());
  },
};

/** Rate limited for 30 seconds. */
export const Waiting: Story = {
  parameters: { msw: { handlers: { reportProperty: outcomes.reportPropertyError(429) } } },
  play: async () => {
    await fill();
    await userEvent.click(submit());
    await dialog().findByRole('group', { name: /You can send it again in 30 seconds\.$/ });
  },
};

/** A server error: focus moves to the summary, and all values stay. */
export const ServerFault: Story = {
  tags: ['visual'],
  parameters: {
    proves: ['C263', 'C264'],
    msw: {
      handlers: {
        reportProperty: http.post(
          '*/api/report-property',
          () => new HttpResponse('<h1>Stack trace</h1>', { status: 500 }),
        ),
      },
    },
  },
  play: async ({ args }) => {
    await fill();
    await userEvent.click(submit());
    const summary = await dialog().findByRole('group', { name: 'Failed to submit report.' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expectValuesPreserved();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(submit()).not.toHaveAttribute('aria-disabled');
  },
};

/** Offline: the values are restored from a draft after closing and reopening. */
export const Offline: Story = {
  parameters: {
    proves: ['C263', 'C264', 'F84'],
    msw: { handlers: { reportProperty: outcomes.reportPropertyOffline() } },
  },
  play: async () => {
    await fill();
    await userEvent.click(submit());
    await dialog().findByRole('group', { name: 'Failed to submit report. Check your connection.' });
    await expectValuesPreserved();
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(window.localStorage.getItem('efie-drafts')).toContain(VALUES.message);
    await open();
    await screen.findByRole('dialog');
    await expectValuesPreserved();
    await expect(dialog().getByText('Your draft from 21 November 2026 is back.')).toBeInTheDocument();
  },
};

/** In flight: repeated submits send one request; the dialog can be closed. */
export const Submitting: Story = {
  parameters: {
    proves: ['F85'],
    msw: {
      handlers: {
        reportProperty: http.post('*/api/report-property', async ({ request }) => {
          onRequest(await request.json());
          return new Promise<never>(() => undefined);
        }),
      },
    },
  },
  play: async () => {
    await fill();
    const width = submit().offsetWidth;
    await userEvent.dblClick(submit());
    for (let press = 0; press < 3; press += 1) await userEvent.click(submit());
    await userEvent.type(field('Name'), '{Enter}');
    await waitFor(() => expect(onRequest).toHaveBeenCalledOnce());
    await expect(submit()).toHaveAttribute('aria-busy', 'true');
    await expect(submit().offsetWidth).toBe(width);
    await expect(dialog().getByText('Sending your report')).toBeInTheDocument();
  },
};

let failRequest: () => void = () => undefined;

/** Closed in flight, then failed: `onFailed` is called and a draft is stored. */
export const FailedAfterClosing: Story = {
  parameters: {
    msw: {
      handlers: {
        reportProperty: http.post('*/api/report-property', async () => {
          await new Promise<void>((resolve) => {
            failRequest = resolve;
          });
          return HttpResponse.json({}, { status: 500 });
        }),
      },
    },
  },
  play: async ({ args }) => {
    await fill();
    await userEvent.click(submit());
    await userEvent.click(dialog().getAllByRole('button', { name: 'Close' }).at(-1) ?? submit());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    failRequest();
    await waitFor(() => expect(args.onFailed).toHaveBeenCalledWith({ message: 'Failed to submit report.' }));
    await expect(window.localStorage.getItem('efie-drafts')).toContain(VALUES.message);
  },
};

/** Closed with Escape: the values are restored when it opens again, and can be discarded. */
export const ClosedByEscape: Story = {
  args: { isOpen: false },
  parameters: { proves: ['F86'] },
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

/** After a reload the fields have the values of the draft. */
export const DraftRestored: Story = {
  parameters: { proves: ['F84'] },
  beforeEach: () => {
    writeDraft('report 7', { ...VALUES, reason: 'Incorrect Information' });
  },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(dialog().getByText('Your draft from 21 November 2026 is back.')).toBeInTheDocument();
    await expectValuesPreserved();
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
