import { FormikProvider, type FormikValues } from 'formik';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useWithheldNotice } from '../../hooks/withheldData';
import { Alert, Button, Text, type ButtonProps } from '../../primitives';
import { color, radius, space } from '../../theme';
import type { ServerForm as Form } from './useServerForm';

const Shape = styled.form`
  display: grid;
  gap: ${space[6]};
  min-inline-size: 0;
  & > button {
    justify-self: start;
  }
`;

const Summary = styled.div`
  border-radius: ${radius.controlLarge};
  overflow-wrap: anywhere;
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const Others = styled.ul`
  margin: ${space[1]} 0 0;
  padding-inline-start: ${space[5]};
  list-style: disc;
`;

/** Scrolls into view on mount and takes focus if it was lost with the removed fields. */
function WithheldNotice({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    container.current?.scrollIntoView({ block: 'nearest' });
    if (document.activeElement === document.body) container.current?.focus();
  }, []);
  return (
    <Summary ref={container} tabIndex={-1}>
      {children}
    </Summary>
  );
}

export interface ServerFormProps<Values extends FormikValues> {
  /** State of the form, from its hook. */
  form: Form<Values>;
  /** For the `form` attribute of a submit button outside the form element, as in a dialog's footer. */
  id?: string | undefined;
  /** The form's accessible name, if no heading names it. */
  label?: string;
  /** Shows that fields with a star are required. */
  hasRequiredNote?: boolean;
  /** Content above everything else, for a screen whose heading is beside a field. */
  top?: ReactNode;
  /** The surrounding dialog shows the notice that account data is withheld. */
  isNoticeHidden?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** The form element of `useServerForm`: required note, error summary, then the fields. */
export function ServerForm<Values extends FormikValues>({
  form,
  id,
  label,
  hasRequiredNote = false,
  top,
  isNoticeHidden = false,
  children,
}: ServerFormProps<Values>) {
  const { formik, formRef, summaryRef, errorSummary, submit } = form;
  const summaryId = useId();
  const withheldNotice = useWithheldNotice();
  return (
    <FormikProvider value={formik}>
      <Shape
        ref={formRef}
        id={id}
        noValidate
        // If submitted before the script runs, the values must not end up in the URL, the history or server logs.
        method="post"
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {top}
        {!isNoticeHidden && withheldNotice !== null && <WithheldNotice>{withheldNotice}</WithheldNotice>}
        {hasRequiredNote && (
          <Text variant="small" tone="hint">
            Fields marked * are required.
          </Text>
        )}
        {errorSummary && (
          <Summary ref={summaryRef} tabIndex={-1} role="group" aria-labelledby={summaryId}>
            {/* Announced once: by focus if the summary has it, otherwise as an alert. */}
            <Alert
              kind="danger"
              {...(errorSummary.kind === 'rejected' && !errorSummary.hasFocus && { role: 'alert' as const })}
            >
              <div id={summaryId}>
                <span>{errorSummary.text}</span>
                {errorSummary.otherMessages.length > 0 && (
                  <Others role="list">
                    {errorSummary.otherMessages.map((message) => (
                      <li key={message}>{message}</li>
                    ))}
                  </Others>
                )}
              </div>
            </Alert>
          </Summary>
        )}
        {children}
      </Shape>
    </FormikProvider>
  );
}

export type SubmitButtonProps = Pick<ButtonProps, 'children' | 'kind' | 'size' | 'icon' | 'isFullWidth'> & {
  /** The form is being sent: shows a spinner and ignores presses. */
  isSubmitting: boolean;
  /** Why the form cannot be sent yet, in one sentence. */
  waitReason?: string | undefined;
};

/** The submit button. While busy it keeps its width and its place in the tab order. */
export function SubmitButton({ isSubmitting, waitReason, size = 'large', ...rest }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size={size}
      isLoading={isSubmitting}
      disabledReason={isSubmitting ? undefined : waitReason}
      {...rest}
    />
  );
}
