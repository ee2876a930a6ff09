import { outcomes, respondTo, serverCrash } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import { findDraftTime } from '../../forms/storyForms';
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
  title: 'Dialogs/Report/Sending',
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
    design: designs('report-dialog'),
    kind: 'overlay',
    msw: { handlers: { reportProperty: reportAccepted } },
  },
  beforeEach: () => {
    onRequest.mockClear();
  },
} satisfies Meta<typeof Report>;
export default meta;

type Story = StoryObj<typeof meta>;

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
  tags: ['slow'],
  parameters: {
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

/** Rate limited for 30 seconds. */
export const Waiting: Story = {
  tags: ['slow'],
  parameters: { msw: { handlers: { reportProperty: outcomes.reportPropertyError(429) } } },
  play: async () => {
    await fill();
    await userEvent.click(submit());
    await dialog().findByRole('group', { name: /You can send it again in 30 seconds\.$/ });
  },
};

/** A server error: focus moves to the summary, and all values stay. */
export const ServerFault: Story = {
  tags: ['visual', 'slow'],
  parameters: {
    msw: {
      handlers: {
        reportProperty: serverCrash('reportProperty'),
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
  tags: ['slow'],
  parameters: {
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
    await expect(dialog().getByText('Your draft is back.')).toBeVisible();
    await findDraftTime();
  },
};

/** In flight: repeated submits send one request; the dialog can be closed. */
export const Submitting: Story = {
  parameters: {
    msw: {
      handlers: {
        reportProperty: respondTo('reportProperty', ({ body }) => {
          onRequest(body);
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

let failRequest: (() => void) | undefined;

/** Closed in flight, then failed: `onFailed` is called and a draft is stored. */
export const FailedAfterClosing: Story = {
  tags: ['slow'],
  parameters: {
    msw: {
      handlers: {
        reportProperty: respondTo('reportProperty', async () => {
          await new Promise<void>((resolve) => {
            failRequest = resolve;
          });
          return serverCrash('reportProperty');
        }),
      },
    },
  },
  beforeEach() {
    failRequest = undefined;
  },
  play: async ({ args }) => {
    await fill();
    await userEvent.click(submit());
    await userEvent.click(dialog().getAllByRole('button', { name: 'Close' }).at(-1) ?? submit());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(failRequest).toBeDefined());
    failRequest?.();
    await waitFor(() => expect(args.onFailed).toHaveBeenCalledWith({ message: 'Failed to submit report.' }));
    await expect(window.localStorage.getItem('efie-drafts')).toContain(VALUES.message);
  },
};
