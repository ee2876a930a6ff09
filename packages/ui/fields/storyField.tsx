import type { Decorator } from '@storybook/react-vite';
import { FormikProvider } from 'formik';
import { useEffect, useState, type ReactNode } from 'react';
import { object, type AnyObjectSchema } from 'yup';
import { space } from '../theme';
import { SubmitButton, useServerForm, type FieldMessages } from './form';

export interface InFormProps {
  /** What the form holds at first, by field name. */
  initialValues: Record<string, unknown>;
  /** Messages that a server has just put at the fields. */
  errors?: FieldMessages;
  /** Rules to check on submit; none by default. */
  schema?: AnyObjectSchema;
  /** Given, the form gets the button 'Save'; called with the values. A rejection acts as a server's refusal. */
  onSubmit?: (values: Record<string, unknown>) => unknown;
  /** As wide as the column of a whole form: 880 px at most. */
  isWide?: boolean;
  children: ReactNode;
}

const noRules = object();

/** For stories: puts fields into a form of the real kind, without a summary, 440 px wide at most. */
export function InForm({
  initialValues,
  errors,
  schema = noRules,
  onSubmit,
  isWide = false,
  children,
}: InFormProps) {
  const { formik, formRef, isSubmitting, submit } = useServerForm({
    initialValues,
    schema,
    onSubmit: async (values) => onSubmit?.(values),
    describeFailure: () => 'Not saved.',
  });
  const [first] = useState(errors);
  const { setErrors } = formik;
  useEffect(() => {
    if (first) setErrors(first);
  }, [first, setErrors]);
  return (
    <FormikProvider value={formik}>
      <form
        ref={formRef}
        aria-label="Example form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        style={{
          display: 'grid',
          gap: space[6],
          maxInlineSize: isWide ? '57rem' : '27.5rem',
          padding: space[4],
        }}
      >
        {children}
        {onSubmit && <SubmitButton isSubmitting={isSubmitting}>Save</SubmitButton>}
      </form>
    </FormikProvider>
  );
}

/**
 * The same as a decorator: `decorators: [inForm]` and, per story, `parameters: { form: { initialValues, errors, schema } }`
 * (the props of `InForm` without children).
 */
export const inForm: Decorator = (Story, { parameters }) => (
  <InForm initialValues={{}} {...parameters['form']}>
    <Story />
  </InForm>
);
