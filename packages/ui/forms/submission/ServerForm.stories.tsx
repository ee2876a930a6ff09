import { ApiError } from '@efie/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { space } from '../../theme';
import { focusFirstInvalid } from './focusFirstInvalid';
import { EMPTY, FILLED, Example, type Canvas, field, submitButton } from './storyAccountForm';

const rejectedWith = (init: ConstructorParameters<typeof ApiError>[0]) =>
  fn(() => Promise.reject(new ApiError(init)));

const meta = {
  title: 'Forms/Server form',
  component: Example,
  args: { initialValues: FILLED, onSubmit: fn(() => Promise.resolve()), onDone: fn() },
  parameters: {
    design: [],
    guide: {
      use: 'Every form that is submitted: it validates, sends one request and shows server errors at their fields.',
      avoid: 'Search and filters: they have no submit and keep their state in the URL.',
      do: "Describe a failure in the words of the task: 'Failed to submit report'.",
      dont: 'Do not disable the submit button until the form is valid.',
      anatomy: ['note on required fields', 'error summary', 'fields', 'submit button'],
      accessibility: [
        'A `form` with a name. On errors focus moves to the first invalid field, or to the summary when no field has a message.',
        'A long form links its summary to the fields (`hasLinkedSummary`): then focus moves to the summary.',
        "A field's error disappears when it is edited; the server's other errors are in the summary.",
      ],
      related: ['TextField', 'LoginForm', 'ReportForm'],
      exports: ['ServerForm', 'useServerForm', 'SubmitButton'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Example>;
export default meta;

type Story = StoryObj<typeof meta>;
const password = (canvas: Canvas) => canvas.getByLabelText(/^Password/, { selector: 'input' });

/** Empty. */
export const Idle: Story = {
  args: { initialValues: EMPTY },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fields marked * are required.')).toBeVisible();
    await expect(field(canvas, 'Full name')).toBeRequired();
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
  },
};

/** With valid values. */
export const Filled: Story = {};

/** Client-side errors: focus moves to the first invalid field, nothing is sent. */
export const ClientError: Story = {
  args: { initialValues: EMPTY },
  play: async ({ canvas, args }) => {
    await userEvent.click(submitButton(canvas));
    await waitFor(() => expect(field(canvas, 'Full name')).toHaveFocus());
    await expect(field(canvas, 'Full name')).toHaveAccessibleDescription('Full name field is required');
    await expect(field(canvas, 'Full name')).toBeInvalid();
    await expect(field(canvas, 'Email')).toHaveAccessibleDescription('Email field is required');
    await expect(canvas.getByRole('group')).toHaveTextContent(
      'Please fix the errors in the following fields: Name, Email',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Passwords that differ: the specified error message, both values stay, nothing is sent. */
export const PasswordsDiffer: Story = {
  args: { initialValues: { ...FILLED, confirmPassword: 'kenkey21' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(submitButton(canvas));
    const confirm = field(canvas, 'Confirm password');
    await waitFor(() => expect(confirm).toHaveFocus());
    await expect(confirm).toHaveAccessibleDescription(
      'Passwords do not match. Please ensure both passwords are identical.',
    );
    await expect(password(canvas)).toHaveValue('kenkey12');
    await expect(confirm).toHaveValue('kenkey21');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Editing an invalid field clears its message only; the summary is removed with the last message. */
export const ErrorClearedOnEdit: Story = {
  args: { initialValues: EMPTY },
  play: async ({ canvas }) => {
    await userEvent.click(submitButton(canvas));
    await waitFor(() => expect(field(canvas, 'Full name')).toHaveFocus());
    await userEvent.keyboard('A');
    await expect(field(canvas, 'Full name')).not.toBeInvalid();
    await expect(canvas.queryByText('Full name field is required')).not.toBeInTheDocument();
    await expect(field(canvas, 'Email')).toBeInvalid();
    await expect(canvas.getByRole('group')).toHaveTextContent(/following fields: Email$/);
    await userEvent.type(field(canvas, 'Email'), 'a');
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
  },
};

/** 422: the first message of each field is shown at the field; messages of unknown fields are in the summary. */
export const RefusedFields: Story = {
  tags: ['visual'],
  args: {
    onSubmit: rejectedWith({
      kind: 'http',
      status: 422,
      serverMessage: 'Validation Failed. Please fix the errors below.',
      fields: {
        confirmPassword: 'Too easy to guess.',
        email: 'This email is taken.',
        name: 'Write your name in full.',
        rememberMe: 'This device cannot be remembered.',
        referrer: 'Unknown referrer.',
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(submitButton(canvas));
    await waitFor(() => expect(field(canvas, 'Full name')).toHaveFocus());
    await expect(field(canvas, 'Full name')).toHaveAccessibleDescription('Write your name in full.');
    await expect(field(canvas, 'Email')).toHaveAccessibleDescription('This email is taken.');
    await expect(field(canvas, 'Confirm password')).toHaveAccessibleDescription('Too easy to guess.');
    const summary = canvas.getByRole('alert');
    await expect(summary).toHaveTextContent('Validation Failed. Please fix the errors below.');
    // `rememberMe` is a form value without a control.
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'This device cannot be remembered.',
      'Unknown referrer.',
    ]);
    await expect(field(canvas, 'Full name')).toHaveValue('Ama Owusu-Mensah');
    await userEvent.type(field(canvas, 'Email'), 'x');
    await expect(canvas.queryByText('This email is taken.')).not.toBeInTheDocument();
    await expect(field(canvas, 'Full name')).toBeInvalid();
    await expect(field(canvas, 'Confirm password')).toBeInvalid();
  },
};

/** 500: focus moves to the summary with the form's error message; all values stay and the form can be submitted again. */
export const ServerFault: Story = {
  tags: ['visual'],
  args: { onSubmit: rejectedWith({ kind: 'http', status: 500 }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(submitButton(canvas));
    const summary = await canvas.findByRole('group', { name: 'Something went wrong. Please try again.' });
    await waitFor(() => expect(summary).toHaveFocus());
    // Focus announces it; an alert would announce it twice.
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    for (const [label, value] of [
      ['Full name', 'Ama Owusu-Mensah'],
      ['Email', 'ama@adomkeys.example'],
      ['Confirm password', 'kenkey12'],
    ] as const) {
      await expect(field(canvas, label)).toHaveValue(value);
    }
    await expect(submitButton(canvas)).not.toHaveAttribute('aria-busy');
    await userEvent.click(submitButton(canvas));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** Offline: the error message asks to check the connection; all values stay. */
export const ConnectionLost: Story = {
  args: { onSubmit: rejectedWith({ kind: 'offline' }) },
  play: async ({ canvas }) => {
    await userEvent.click(submitButton(canvas));
    const summary = await canvas.findByRole('group', { name: /check your connection/i });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(field(canvas, 'Email')).toHaveValue('ama@adomkeys.example');
    await expect(password(canvas)).toHaveValue('kenkey12');
  },
};

/** Hostile server messages: long words wrap, markup stays text, a duplicate message is shown once. */
export const HostileAnswer: Story = {
  args: {
    onSubmit: rejectedWith({
      kind: 'http',
      status: 422,
      serverMessage: `<img src=x onerror=alert(1)> ${'Validierungsfehler'.repeat(12)}`,
      fields: {
        name: 'الاسم قصير جدا 🙈',
        email: 'x'.repeat(300),
        constructor: 'No such field.',
        toString: 'No such field.',
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(submitButton(canvas));
    await waitFor(() => expect(field(canvas, 'Full name')).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent('<img src=x onerror=alert(1)>');
    await expect(canvas.getAllByText('No such field.')).toHaveLength(1);
  },
};

/** Focus moves to the first invalid control of any kind; hidden and disabled ones are skipped. */
export const FirstWrongOfEachKind: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <form
      aria-label="Every kind"
      style={{ display: 'grid', gap: space[2], inlineSize: '8rem', padding: space[4] }}
    >
      <input type="hidden" name="hidden" value="1" />
      <input name="unseen" aria-label="Unseen" style={{ display: 'none' }} />
      <input name="idle" aria-label="Idle" size={6} disabled />
      <fieldset data-field="reason" aria-label="Reason">
        <input type="radio" name="reason" aria-label="First" style={{ inlineSize: 24, blockSize: 24 }} />
        <input
          type="radio"
          name="reason"
          aria-label="Second"
          defaultChecked
          style={{ inlineSize: 24, blockSize: 24 }}
        />
      </fieldset>
      <div data-field="photos">
        <button type="button">Add photos</button>
      </div>
      <select name="region" aria-label="Region" />
      <textarea name="bio" aria-label="Bio" cols={6} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form');
    const focused = (...names: string[]) => focusFirstInvalid(form, names) && document.activeElement;
    await expect(focused('bio', 'region')).toBe(canvas.getByLabelText('Region'));
    await expect(focused('bio', 'photos')).toBe(canvas.getByRole('button', { name: 'Add photos' }));
    await expect(focused('bio', 'reason')).toBe(canvas.getByLabelText('Second'));
    await expect(focused('hidden', 'unseen', 'idle', 'bio')).toBe(canvas.getByLabelText('Bio'));
    await expect(focused('hidden', 'unseen', 'idle', 'missing')).toBe(false);
  },
};
