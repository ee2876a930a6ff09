import { messageOr } from '@efie/api';
import { useState } from 'react';
import type { within } from 'storybook/test';
import { EmailField } from '../../fields/EmailField';
import {
  emailSchema,
  formSchema,
  requiredMessage,
  requiredTextSchema,
  samePasswordSchema,
} from '../../fields/form';
import { PasswordField } from '../../fields/PasswordField';
import { TextField } from '../../fields/TextField';
import { Button } from '../../primitives/Button';
import { space } from '../../theme';
import { ServerForm, SubmitButton } from './ServerForm';
import type { LazySchema } from './useSchema';
import { DONE, useServerForm } from './useServerForm';

export interface Account {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
  rememberMe: boolean;
}

export const EMPTY: Account = { name: '', email: '', password: '', confirmPassword: '', rememberMe: false };
export const FILLED: Account = {
  ...EMPTY,
  name: 'Ama Owusu-Mensah',
  email: 'ama@adomkeys.example',
  password: 'kenkey12',
  confirmPassword: 'kenkey12',
};

export const accountSchema = formSchema<Account>({
  confirmPassword: samePasswordSchema('password'),
  email: emailSchema().concat(requiredTextSchema(requiredMessage('Email'))),
  name: requiredTextSchema(requiredMessage('Full name')),
});

export interface ExampleProps {
  /** The values at first; they count as saved. */
  initialValues: Account;
  /** Checks the values before they are sent. */
  schema?: typeof accountSchema | LazySchema<Account>;
  /** Sends the values; a rejection is shown in the form. */
  onSubmit: (values: Account, changed: Partial<Account>) => Promise<unknown>;
  /** Called after the values were sent. */
  onDone?: () => void;
}

/** A form composed as in the screens: hook, form, fields, button. */
export function AccountForm({ initialValues, schema = accountSchema, onSubmit, onDone }: ExampleProps) {
  const form = useServerForm({
    initialValues,
    schema,
    send: async (values, { changed }) => {
      await onSubmit(values, changed);
      return DONE;
    },
    onDone: () => onDone?.(),
    onFailed: (error) => ({
      kind: 'rejected',
      text: messageOr(error, 'Something went wrong. Please try again.'),
    }),
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

export function Example(props: ExampleProps) {
  const [isDone, setDone] = useState(false);
  return (
    <div style={{ maxInlineSize: '27.5rem', padding: space[4] }}>
      <AccountForm {...props} onDone={() => setDone(true)} />
      {isDone && <p role="status">Account Created Successfully!</p>}
    </div>
  );
}
export type Canvas = ReturnType<typeof within>;

export const field = (canvas: Canvas, label: string) =>
  canvas.getByLabelText(label, { exact: false, selector: 'input' });
export const submitButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Create Account' });
