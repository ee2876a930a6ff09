import { ApiError, failureReason } from '@efie/api';
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test';
import { expectFieldValues, fillField, formControl, type FieldValues } from '../fields/storyFields';
import type { EmailTakenLinks } from './signup';
import { DONE, type Failure } from './submission';

const FAILED = 'Something went wrong. Please try again.';
const LONG = 'nkɔsoɔ'.repeat(40);
const INVALID = 'The given data was invalid.';
const UNKNOWN_FIELD = 'A field that this form has not.';

export const onFailed = (error: unknown): Failure => ({
  kind: 'rejected',
  text: failureReason(error, FAILED),
});

const messageFor = (label: string) => `${label} is not accepted.`;

type ErrorInit = ConstructorParameters<typeof ApiError>[0];

const rejected = (init: ErrorInit) => fn(() => Promise.reject(new ApiError(init)));
const invalid = (fields: Readonly<Record<string, string>>, serverMessage = INVALID) =>
  rejected({ kind: 'http', status: 422, serverMessage, fields });

let respond: (done: typeof DONE) => void = () => undefined;

/** What a form's `send` does. */
export const fakeSend = {
  accepted: () => fn(() => Promise.resolve(DONE)),
  neverSettled: () => fn(() => new Promise<typeof DONE>(() => undefined)),
  /** Resolves when the play `slow` responds. */
  held: () =>
    fn(
      () =>
        new Promise<typeof DONE>((resolve) => {
          respond = resolve;
        }),
    ),
  offline: () => rejected({ kind: 'offline' }),
  refused: () => rejected({ kind: 'http', status: 409, serverMessage: 'Not today.' }),
  /** Rejects the first call, and asks to wait a second. */
  rateLimited() {
    const send = fn(async () => {
      await Promise.resolve();
      if (mocked(send).mock.calls.length === 1)
        throw new ApiError({
          kind: 'http',
          status: 429,
          serverMessage: 'Too many requests.',
          retryAfter: 1000,
        });
      return DONE;
    });
    return send;
  },
  /** Rejects with a message for each of these labels, by field name. */
  fieldErrors: (labels: Readonly<Record<string, string>>) =>
    invalid(Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, messageFor(label)]))),
  emailTaken: () => invalid({ email: 'The email has already been taken.' }),
  withLongMessage: () => invalid({ nickname: UNKNOWN_FIELD, email: LONG }, LONG),
};

export const emailTakenLinks: EmailTakenLinks = {
  verifyHref: (email) => `/verify?email=${email}`,
  loginHref: '/login',
};

/** The email field has focus and says that the email is taken, with links that disappear when it is edited. */
export async function expectEmailTaken(email: string): Promise<void> {
  const field = formControl('Email');
  await waitFor(() => expect(field).toHaveFocus());
  await expect(field).toHaveAccessibleDescription(
    'The email has already been taken. Is this your account? Verify this email Log in',
  );
  await expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  const verification = screen.getByRole('link', { name: 'Verify this email' });
  await expect(verification).toHaveAttribute('href', `/verify?email=${email}`);
  await userEvent.tab();
  await expect(verification).toHaveFocus();
  await userEvent.type(field, 'x{Backspace}');
  await expect(verification).not.toBeInTheDocument();
}

/** The notice of a restored draft, which is lazy-loaded, with the time as its title. */
export const findDraftTime = async () => (await screen.findByText(/^Saved just now/)).closest('time');

/** A form whose stories share the plays below. */
export interface StoryFormInfo {
  /** The name of the submit button. */
  submitLabel: string;
  /** Valid values by label. */
  values: FieldValues;
  /** The labels of the fields that the server validates, by field name, in the form's order. */
  labels: Readonly<Record<string, string>>;
  /** The messages above the form, if it has its own. */
  messages?: Partial<typeof MESSAGES>;
  /** The text with which the form begins when a draft was restored. */
  draftNotice?: string;
  /** The control with which the form begins, if it is not the first of `values`. */
  firstControl?: () => HTMLElement;
  /** Values before the form is filled in, if not empty. */
  initial?: FieldValues;
  /** Values that fields show differently than they were typed: `{ Price: '9,600' }`. */
  shown?: FieldValues;
  /** Fills in what has no label, such as photos. */
  fillRest?: () => Promise<void>;
}

interface PlayContext {
  args: { send: (...values: never[]) => unknown };
}

const MESSAGES = {
  invalid: INVALID,
  refused: 'Not today.',
  tooMany: 'Too many requests. You can send it again in 1 second.',
  offline: `${FAILED} Check your connection.`,
};
/** Not a select or a combobox. */
const isTyped = (label: string) => formControl(label).matches('input:not([role="combobox"]), textarea');
const isSecret = (label: string) => /password/i.test(label);

/** The plays of the states that every form has; each expects the `fakeSend` that its doc comment names. */
export function formPlays({ submitLabel, values, labels, draftNotice = '', ...info }: StoryFormInfo) {
  const messages = { ...MESSAGES, ...info.messages };
  const submitButton = () => screen.getByRole('button', { name: submitLabel });
  const byLabel = (text: (label: string) => string) =>
    Object.fromEntries(Object.keys(values).map((label) => [label, text(label)]));
  const initial = { ...byLabel(() => ''), ...info.initial };
  const shown = { ...values, ...info.shown };
  const [firstLabel = ''] = Object.keys(values);
  const drafted = byLabel((label) => (isSecret(label) ? '' : (shown[label] ?? '')));

  const invalidLabels = () =>
    Object.values(labels).filter((label) => formControl(label).getAttribute('aria-invalid') === 'true');

  async function fill(texts: FieldValues = values): Promise<void> {
    for (const [label, text] of Object.entries(texts)) {
      // Some fields are lazy-loaded.
      await waitFor(() => expect(formControl(label)).not.toHaveAttribute('readonly'));
      if (isTyped(label) && formControl(label).value !== '') await userEvent.clear(formControl(label));
      if (text !== '') await fillField(label, text);
    }
    await info.fillRest?.();
  }

  async function fillAndSubmit(texts?: FieldValues): Promise<void> {
    await fill(texts);
    await userEvent.click(submitButton());
  }

  /** The message is above the form and has focus; the fields keep their values. */
  async function expectFailure(message: string): Promise<void> {
    const summary = await screen.findByRole('group', { name: message });
    await waitFor(() => expect(summary).toHaveFocus());
    await expectFieldValues(shown);
  }

  return {
    fill,
    fillAndSubmit,
    submitButton,
    invalidLabels,

    async empty() {
      await expectFieldValues(initial);
      await expect(submitButton()).not.toHaveAttribute('aria-disabled');
      await expect(invalidLabels()).toEqual([]);
    },

    async filled({ args }: PlayContext) {
      await fill();
      await expectFieldValues(shown);
      for (const label of Object.keys(values).filter(isSecret))
        await expect(formControl(label)).toHaveAttribute('type', 'password');
      await expect(args.send).not.toHaveBeenCalled();
    },

    /** `fieldErrors`: focus on the first field; typing in a field clears its message only, and the next attempt shows all again. */
    async fieldErrors() {
      await fillAndSubmit();
      const [first = '', ...others] = Object.values(labels);
      await waitFor(() => expect(formControl(first)).toHaveFocus());
      await expect(screen.getByRole('alert')).toHaveTextContent(messages.invalid);
      for (const label of [first, ...others]) {
        await expect(formControl(label)).toBeInvalid();
        await expect(screen.getByText(messageFor(label))).toBeVisible();
      }
      await expectFieldValues(shown);
      for (const label of [first, ...others].filter(isTyped)) {
        const before = invalidLabels();
        await userEvent.type(formControl(label), '{Backspace}1');
        await expect(invalidLabels()).toEqual(before.filter((other) => other !== label));
      }
      await userEvent.click(submitButton());
      await waitFor(() => expect(invalidLabels()).toEqual([first, ...others]));
    },

    /** `refused` */
    async refused({ args }: PlayContext) {
      await fillAndSubmit();
      await expectFailure(messages.refused);
      await userEvent.click(submitButton());
      await waitFor(() => expect(args.send).toHaveBeenCalledTimes(2));
    },

    /** `rateLimited`: the form can be sent again after a second, and does not send itself. */
    async tooMany({ args }: PlayContext) {
      await fillAndSubmit();
      await expectFailure(messages.tooMany);
      await expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
      await waitFor(() => expect(submitButton()).not.toHaveAttribute('aria-disabled'));
      await expect(args.send).toHaveBeenCalledOnce();
      await userEvent.click(submitButton());
      await waitFor(() => expect(args.send).toHaveBeenCalledTimes(2));
    },

    /** `neverSettled` */
    async submitting({ args }: PlayContext) {
      await fill();
      const { offsetWidth } = submitButton();
      await userEvent.dblClick(submitButton());
      await waitFor(() => expect(submitButton()).toHaveAttribute('aria-busy', 'true'));
      await userEvent.click(submitButton());
      await userEvent.type(formControl(firstLabel), '{Enter}{Enter}');
      await expect(submitButton().offsetWidth).toBe(offsetWidth);
      await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
      await expectFieldValues(shown);
    },

    /** `held` */
    async slow({ args }: PlayContext) {
      await fillAndSubmit();
      await waitFor(() => expect(submitButton()).toHaveAttribute('aria-busy', 'true'));
      await expectFieldValues(shown);
      await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
      respond(DONE);
      await waitFor(() => expect(submitButton()).not.toHaveAttribute('aria-busy'));
      await expect(screen.queryByRole('alert')).toBeNull();
    },

    /** `offline` */
    async offline() {
      await fillAndSubmit();
      await expectFailure(messages.offline);
    },

    /** `accepted`: sent with Enter while the passwords are shown. Returns the values that were sent. */
    async done({ args }: PlayContext): Promise<unknown> {
      await fill();
      const secrets = Object.keys(values).filter(isSecret);
      for (const label of secrets) {
        await userEvent.click(screen.getByRole('button', { name: `Show ${label.toLowerCase()}` }));
        await expect(formControl(label)).toHaveAttribute('type', 'text');
      }
      await userEvent.type(formControl(secrets.at(-1) ?? firstLabel), '{Enter}');
      await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
      for (const label of secrets) await expect(formControl(label)).toHaveAttribute('type', 'password');
      return mocked(args.send).mock.lastCall?.[0];
    },

    async draftRestored() {
      await expect(await screen.findByText(draftNotice)).toBeVisible();
      await findDraftTime();
      await expectFieldValues(drafted);
    },

    async draftDiscarded() {
      await expectFieldValues(drafted);
      await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
      await expectFieldValues(initial);
      await expect(info.firstControl?.() ?? formControl(firstLabel)).toHaveFocus();
      await expect(screen.queryByText(draftNotice)).toBeNull();
      await expect(localStorage.getItem('efie-drafts')).toBeNull();
    },

    /** `withLongMessage` */
    async longText() {
      await fillAndSubmit(
        byLabel((label) => (/name$|^(?:Bio|Message|Title)$/i.test(label) ? LONG : (values[label] ?? ''))),
      );
      await expect(await screen.findByText(UNKNOWN_FIELD)).toBeVisible();
    },

    /** `refused` */
    async rightToLeft() {
      await fillAndSubmit();
      await expectFailure(messages.refused);
      await expect(getComputedStyle(submitButton()).direction).toBe('rtl');
    },
  };
}
