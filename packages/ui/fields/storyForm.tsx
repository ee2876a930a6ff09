import type { Decorator } from '@storybook/react-vite';
import { FormikProvider } from 'formik';
import { useEffect, useState, type ReactNode } from 'react';
import type { FieldErrors } from '@efie/api';
import { DONE, SubmitButton, useServerForm } from '../forms/submission';
import { space } from '../theme';
import type { FormSchema } from './form';

export interface StoryFormProps {
  initialValues: Record<string, unknown>;
  /** Error messages to show at the fields, as if from a server. */
  errors?: FieldErrors;
  /** Checked on submit; without it every value is valid. */
  schema?: FormSchema<Record<string, unknown>>;
  /** With it the form has a button 'Save' that calls it with the values. A rejection is shown as the server's error. */
  onSubmit?: (values: Record<string, unknown>) => unknown;
  /** As wide as the column of a whole form instead of a single field. */
  isWide?: boolean;
  children: ReactNode;
}

/** For stories: wraps fields in a `useServerForm` form without an error summary. */
export function StoryForm({
  initialValues,
  errors,
  schema,
  onSubmit,
  isWide = false,
  children,
}: StoryFormProps) {
  const { formik, formRef, isSubmitting, submit } = useServerForm({
    initialValues,
    ...(schema && { schema }),
    send: async (values) => {
      await onSubmit?.(values);
      return DONE;
    },
    onFailed: () => ({ kind: 'rejected', text: 'Not saved.' }),
  });
  const [initialErrors] = useState(errors);
  const { setErrors } = formik;
  useEffect(() => {
    if (initialErrors) setErrors(initialErrors);
  }, [initialErrors, setErrors]);
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

/** The same as a decorator; its props, without children, come from `parameters.form`. */
export const withStoryForm: Decorator = (Story, { parameters }) => (
  <StoryForm initialValues={{}} {...parameters['form']}>
    <Story />
  </StoryForm>
);
