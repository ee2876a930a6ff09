import { ApiError, messageOr } from '@efie/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { object } from 'yup';
import { Button } from '../../primitives/Button';
import { space } from '../../theme';
import { EmailField } from '../EmailField';
import { PasswordField } from '../PasswordField';
import { TextField } from '../TextField';
import { focusFirstInvalid } from './focusFirstInvalid';
import { emailSchema, requiredMessage, requiredTextSchema, samePasswordSchema } from './fieldSchemas';
import { ServerForm, SubmitButton } from './ServerForm';
import type { LazySchema } from './useLazySchema';
import { useServerForm } from './useServerForm';

interface Account {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
  rememberMe: boolean;
}

const EMPTY: Account = { name: '', email: '', password: '', confirmPassword: '', rememberMe: false };
const FILLED: Account = {
  ...EMPTY,
  name: 'Ama Owusu-Mensah',
  email: 'ama@adomkeys.example',
  password: 'kenkey12',
  confirmPassword: 'kenkey12',
};

const accountSchema = object({
  confirmPassword: samePasswordSchema('password'),
  email: emailSchema().concat(requiredTextSchema(requiredMessage('Email'))),
  name: requiredTextSchema(requiredMessage('Full name')),
});

interface ExampleProps {
  initialValues: Account;
  schema?: typeof accountSchema | LazySchema;
  onSubmit: (values: Account, changed: Partial<Account>) => Promise<unknown>;
  onDone?: () => void;
}

/** A form composed as in the screens: hook, form, fields, button. */
function AccountForm({ initialValues, schema = accountSchema, onSubmit, onDone }: ExampleProps) {
  const form = useServerForm({
    initialValues,
    schema,
    onSubmit: async (values, changed) => {
      await onSubmit(values, changed);
      onDone?.();
    },
    describeFailure: (error) => messageOr(error, 'Something went wrong. Please try again.'),
  });
  const { isDirty, isSubmitting, reset } = form;
  return (
    <ServerForm form={form} label="Create Your Account" hasRequiredNote>
      <TextField name="name" label="Full name" isRequired autoComplete="name" />
      <EmailField name="email" label="Email" isRequired />
      <PasswordField name="password" label="Password" kind="new" isRequired />
      <PasswordField name="confirmPassword" label="Confirm password" kind="new" isRequired />
      <SubmitButton isSubmitting={isSubmitting}>Create Account</SubmitButton>
      <Button
        kind="ghost"
        disabledReason={isDirty ? undefined : 'Nothing was changed'}
        onClick={() => reset()}
      >
        Start Over
      </Button>
    </ServerForm>
  );
}

function Example(props: ExampleProps) {
  const [isDone, setDone] = useState(false);
  return (
    <div style={{ maxInlineSize: '27.5rem', padding: space[4] }}>
      <AccountForm {...props} onDone={() => setDone(true)} />
      {isDone && <p role="status">Account Created Successfully!</p>}
    </div>
  );
}

const rejectedWith = (init: ConstructorParameters<typeof ApiError>[0]) =>
  fn(() => Promise.reject(new ApiError(init)));

const meta = {
  title: 'Fields/Server form',
  component: Example,
  args: { initialValues: FILLED, onSubmit: fn(() => Promise.resolve()) },
  parameters: {
    guide: {
      use: 'Every form that is submitted: it validates, sends one request and shows server errors at their fields.',
      avoid: 'Search and filters: they have no submit and keep their state in the URL.',
    },
  },
} satisfies Meta<typeof Example>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas, label: string) =>
  canvas.getByLabelText(label, { exact: false, selector: 'input' });
const password = (canvas: Canvas) => canvas.getByLabelText(/^Password/, { selector: 'input' });
const submitButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Create Account' });

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
  parameters: { proves: ['C51'] },
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
  parameters: { proves: ['F93'] },
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
  parameters: { proves: ['C51', 'F17', 'F94'] },
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
  parameters: { proves: ['F92'] },
  play: async ({ canvas }) => {
    await userEvent.click(submitButton(canvas));
    const summary = await canvas.findByRole('group', { name: /check your connection/i });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(field(canvas, 'Email')).toHaveValue('ama@adomkeys.example');
    await expect(password(canvas)).toHaveValue('kenkey12');
  },
};

let isSchemaUnavailable = true;

/** The lazy-loaded schema fails to load on submit: an error is shown, nothing is sent, the next submit loads it again. */
export const RulesLate: Story = {
  args: {
    initialValues: { ...FILLED, confirmPassword: 'kenkey13' },
    schema: () =>
      isSchemaUnavailable ? Promise.reject(new Error('Failed to fetch')) : Promise.resolve(accountSchema),
  },
  beforeEach: () => {
    isSchemaUnavailable = true;
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(submitButton(canvas));
    await canvas.findByRole('group', { name: 'Something went wrong. Please try again.' });
    isSchemaUnavailable = false;
    await userEvent.click(submitButton(canvas));
    await canvas.findByText(/^Passwords do not match/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** In flight: the button keeps its width; double click, click, Enter and submit events send no second request. */
export const Submitting: Story = {
  tags: ['visual'],
  args: { onSubmit: fn(() => new Promise(() => undefined)) },
  parameters: { proves: ['F91'] },
  play: async ({ canvas, args }) => {
    const button = submitButton(canvas);
    const width = button.offsetWidth;
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button.offsetWidth).toBe(width);
    await userEvent.click(button);
    await userEvent.type(field(canvas, 'Email'), '{Enter}{Enter}');
    await fireEvent.submit(canvas.getByRole('form'));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(field(canvas, 'Email')).toHaveValue('ama@adomkeys.example');
  },
};

/** Enter pressed twice in a field sends one request. */
export const EnterTwice: Story = {
  args: { onSubmit: fn(() => new Promise(() => undefined)) },
  parameters: { proves: ['F91'] },
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas, 'Full name'), '{Enter}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** Saved: `onSubmit` gets the values and those that changed; on the next submit nothing has changed. */
export const Done: Story = {
  play: async ({ canvas, args }) => {
    const email = field(canvas, 'Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'ama@efie.example');
    await userEvent.click(submitButton(canvas));
    await expect(await canvas.findByText('Account Created Successfully!')).toBeVisible();
    const sent = { ...FILLED, email: 'ama@efie.example' };
    await expect(args.onSubmit).toHaveBeenLastCalledWith(sent, { email: 'ama@efie.example' });
    await waitFor(() => expect(submitButton(canvas)).not.toHaveAttribute('aria-busy'));
    await userEvent.click(submitButton(canvas));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(sent, {});
  },
};

/** Reset restores the initial values and clears the messages. */
export const StartedOver: Story = {
  play: async ({ canvas }) => {
    const startOver = canvas.getByRole('button', { name: 'Start Over' });
    await expect(startOver).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(field(canvas, 'Full name'));
    await userEvent.click(submitButton(canvas));
    await waitFor(() => expect(field(canvas, 'Full name')).toBeInvalid());
    await userEvent.click(startOver);
    await expect(field(canvas, 'Full name')).toHaveValue('Ama Owusu-Mensah');
    await expect(field(canvas, 'Full name')).not.toBeInvalid();
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
  },
};

function Reloaded(props: ExampleProps) {
  const [initialValues, setInitialValues] = useState(props.initialValues);
  return (
    <>
      <Example {...props} initialValues={initialValues} />
      <Button kind="secondary" onClick={() => setInitialValues({ ...FILLED, name: 'Ama Owusu' })}>
        Load Again
      </Button>
    </>
  );
}

/** New initial values are applied to an unchanged form, but not to an edited one. */
export const LoadedAgain: Story = {
  render: (args) => <Reloaded {...args} />,
  args: { initialValues: EMPTY },
  play: async ({ canvas }) => {
    const name = field(canvas, 'Full name');
    await userEvent.click(canvas.getByRole('button', { name: 'Load Again' }));
    await expect(name).toHaveValue('Ama Owusu');
    await userEvent.type(name, '-Mensah');
    await userEvent.click(canvas.getByRole('button', { name: 'Load Again' }));
    await expect(name).toHaveValue('Ama Owusu-Mensah');
  },
};

let rejectRequest: (error: Error) => void = () => undefined;

function Closable(props: ExampleProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <Example {...props} />}
      <Button kind="secondary" onClick={() => setOpen(false)}>
        Close
      </Button>
    </>
  );
}

/** The form unmounts before the response: nothing happens. */
export const ClosedBeforeTheAnswer: Story = {
  render: (args) => <Closable {...args} />,
  args: {
    onSubmit: fn(
      () =>
        new Promise((_resolve, reject) => {
          rejectRequest = reject;
        }),
    ),
  },
  play: async ({ args, canvas }) => {
    const consoleError = spyOn(console, 'error');
    await userEvent.click(submitButton(canvas));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    rejectRequest(new ApiError({ kind: 'http', status: 422, fields: { email: 'Taken' } }));
    await waitFor(() => expect(canvas.queryByRole('form')).not.toBeInTheDocument());
    await expect(consoleError).not.toHaveBeenCalled();
    consoleError.mockRestore();
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

const NAMES = Array.from({ length: 40 }, (_, place) => `field${place + 1}`);
const renders = new Map<string, number>();

/** Hints that count the renders of their control. */
const countingHints = Object.fromEntries(
  NAMES.map((name) => {
    const hint: Iterable<string> = {
      [Symbol.iterator]: () => {
        renders.set(name, (renders.get(name) ?? 0) + 1);
        return ['Seen by people'][Symbol.iterator]();
      },
    };
    return [name, hint];
  }),
);

function FortyFields() {
  const form = useServerForm({
    initialValues: Object.fromEntries(NAMES.map((name) => [name, ''])),
    schema: object(),
    onSubmit: () => Promise.resolve(),
    describeFailure: () => '',
  });
  return (
    <div style={{ maxInlineSize: '27.5rem', padding: space[4] }}>
      <ServerForm form={form} label="Forty fields">
        {NAMES.map((name) => (
          <TextField key={name} name={name} label={name} hint={countingHints[name]} />
        ))}
      </ServerForm>
    </div>
  );
}

/** A long form: typing renders only the edited control. */
export const FortyControls: Story = {
  render: () => <FortyFields />,
  play: async ({ canvas }) => {
    await expect(renders.size).toBe(40);
    renders.clear();
    await userEvent.type(canvas.getByLabelText('field20'), 'Ama');
    await expect(canvas.getByLabelText('field20')).toHaveValue('Ama');
    await expect([...renders.keys()]).toEqual(['field20']);
  },
};

/** Focus moves to the first invalid control of any kind; hidden and disabled ones are skipped. */
export const FirstWrongOfEachKind: Story = {
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
