import { ApiError } from '@efie/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button';
import { space } from '../../theme';
import { CheckboxField } from '../../fields/CheckboxField';
import { MoneyField } from '../../fields/MoneyField';
import { PasswordField } from '../../fields/PasswordField';
import { SegmentedField } from '../../fields/SegmentedField';
import { SelectField } from '../../fields/SelectField';
import { StoryForm } from '../../fields/storyForm';
import { TextAreaField } from '../../fields/TextAreaField';
import { TextField } from '../../fields/TextField';
import { VerificationCodeField } from '../../fields/VerificationCodeField';
import { ServerForm } from './ServerForm';
import { DONE, useServerForm } from './useServerForm';
import {
  EMPTY,
  FILLED,
  accountSchema,
  type ExampleProps,
  Example,
  field,
  submitButton,
} from './storyAccountForm';

const meta = {
  title: 'Forms/Server form/Sending',
  component: Example,
  parameters: { design: [] },
  args: { initialValues: FILLED, onSubmit: fn(() => Promise.resolve()) },
} satisfies Meta<typeof Example>;
export default meta;

type Story = StoryObj<typeof meta>;

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
    send: () => Promise.resolve(DONE),
    onFailed: () => ({ kind: 'shown' }),
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
  parameters: { controls: { disable: true } },
  render: () => <FortyFields />,
  play: async ({ canvas }) => {
    await expect(renders.size).toBe(40);
    renders.clear();
    await userEvent.type(canvas.getByLabelText('field20'), 'Ama');
    await expect(canvas.getByLabelText('field20')).toHaveValue('Ama');
    await expect([...renders.keys()]).toEqual(['field20']);
  },
};

const onSave = fn();

const options = (...values: string[]) => values.map((value) => ({ value, label: value }));
const REGIONS = options('Ashanti', 'Volta');
const OFFERS = options('rent', 'sale');

/**
 * Filled without events, as by a password manager or before the app started: what is in the fields is sent, and read as if it
 * was typed. What nobody filled stays.
 */
export const FilledWithoutEvents: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <StoryForm
      initialValues={{
        name: 'Ama',
        password: '',
        notes: '',
        price: '850',
        rent: '1200',
        code: '',
        region: '',
        offer: 'rent',
        hasTerms: false,
      }}
      onSubmit={onSave}
    >
      <TextField name="name" label="Name" />
      <PasswordField name="password" label="Password" kind="current" />
      <TextAreaField name="notes" label="Notes" />
      <MoneyField name="price" label="Price" />
      <MoneyField name="rent" label="Rent" />
      <VerificationCodeField name="code" />
      <SelectField name="region" label="Region" options={REGIONS} placeholder="Select region" />
      <SegmentedField name="offer" label="Offer" options={OFFERS} />
      <CheckboxField name="hasTerms">Terms</CheckboxField>
    </StoryForm>
  ),
  play: async ({ canvas }) => {
    onSave.mockClear();
    const text = (label: string) =>
      canvas.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea, select' });
    text('Name').value = 'Kofi Mensah';
    text('Password').value = 'kenkey12';
    text('Notes').value = 'Two lines\nof text';
    text('Price').value = '1,500';
    text('Verification code').value = '12 34 56';
    text('Region').value = 'Volta';
    canvas.getByRole<HTMLInputElement>('radio', { name: 'sale' }).checked = true;
    canvas.getByRole<HTMLInputElement>('checkbox').checked = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        name: 'Kofi Mensah',
        password: 'kenkey12',
        notes: 'Two lines\nof text',
        price: '1500',
        rent: '1200',
        code: '123456',
        region: 'Volta',
        offer: 'sale',
        hasTerms: true,
      }),
    );
    await expect(text('Password')).toHaveValue('kenkey12');
  },
};
