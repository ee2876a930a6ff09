import { FormikProvider, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert, Button, Text, type ButtonProps } from '../../primitives';
import { color, radius, space } from '../../theme';
import type { ServerForm as Form } from './useServerForm';

const Shape = styled.form`
  display: grid;
  gap: ${space[6]};
  min-inline-size: 0;
`;

const Summary = styled.div`
  border-radius: ${radius.controlLarge};
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const Others = styled.ul`
  margin: ${space[1]} 0 0;
  padding-inline-start: 1.25rem;
`;

export interface ServerFormProps<Values extends FormikValues> {
  form: Form<Values>;
  /** The form's accessible name, where no heading names it. */
  label?: string;
  /** Writes 'Fields marked * are required.' at the top. */
  hasRequiredNote?: boolean;
  children: ReactNode;
}

/** The form element of `useServerForm`: note, summary of what is wrong, then the fields. */
export function ServerForm<Values extends FormikValues>({
  form,
  label,
  hasRequiredNote = false,
  children,
}: ServerFormProps<Values>) {
  const { formik, formRef, summaryRef, trouble, submit } = form;
  return (
    <FormikProvider value={formik}>
      <Shape
        ref={formRef}
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {hasRequiredNote && (
          <Text variant="small" tone="hint">
            Fields marked * are required.
          </Text>
        )}
        {trouble && (
          <Summary ref={summaryRef} tabIndex={-1}>
            {/* The first wrong field takes the focus and is read with its message; an answer has no such voice. */}
            <Alert
              kind={trouble.kind === 'invalid' ? 'warning' : 'danger'}
              {...(trouble.kind === 'refused' && { role: 'alert' as const })}
            >
              {trouble.text}
              {trouble.others.length > 0 && (
                <Others>
                  {trouble.others.map((message) => (
                    <li key={message}>{message}</li>
                  ))}
                </Others>
              )}
            </Alert>
          </Summary>
        )}
        {children}
      </Shape>
    </FormikProvider>
  );
}

export type SubmitButtonProps = Pick<ButtonProps, 'children' | 'kind' | 'size' | 'icon' | 'isFullWidth'> & {
  isSubmitting: boolean;
};

/** The button that sends the form: keeps its width and its place in the tab order while it is busy. */
export function SubmitButton({ isSubmitting, size = 'large', ...rest }: SubmitButtonProps) {
  return <Button type="submit" size={size} isLoading={isSubmitting} {...rest} />;
}
