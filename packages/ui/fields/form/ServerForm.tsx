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
  padding-inline-start: 1.25rem;
  list-style: disc;
`;

/** The fields around it have just gone: it comes into view, and takes the focus if theirs is lost. */
function WithheldNotice({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <Summary ref={place} tabIndex={-1}>
      {children}
    </Summary>
  );
}

export interface ServerFormProps<Values extends FormikValues> {
  form: Form<Values>;
  /** For a submit button outside the form element, as in a dialog's footer: its `form` attribute. */
  id?: string | undefined;
  /** The form's accessible name, where no heading names it. */
  label?: string;
  /** Writes 'Fields marked * are required.' at the top. */
  hasRequiredNote?: boolean;
  /** Above everything else, for a page whose heading stands beside a field. */
  top?: ReactNode;
  /** The dialog around it shows why account data is withheld. */
  isNoticeElsewhere?: boolean;
  children: ReactNode;
}

/** The form element of `useServerForm`: note, summary of what is wrong, then the fields. */
export function ServerForm<Values extends FormikValues>({
  form,
  id,
  label,
  hasRequiredNote = false,
  top,
  isNoticeElsewhere = false,
  children,
}: ServerFormProps<Values>) {
  const { formik, formRef, summaryRef, trouble, submit } = form;
  const summaryId = useId();
  const withheldNotice = useWithheldNotice();
  return (
    <FormikProvider value={formik}>
      <Shape
        ref={formRef}
        id={id}
        noValidate
        // Sent before the scripts have come, values must not reach the address, the history and the logs.
        method="post"
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {top}
        {!isNoticeElsewhere && withheldNotice !== null && <WithheldNotice>{withheldNotice}</WithheldNotice>}
        {hasRequiredNote && (
          <Text variant="small" tone="hint">
            Fields marked * are required.
          </Text>
        )}
        {trouble && (
          <Summary ref={summaryRef} tabIndex={-1} role="group" aria-labelledby={summaryId}>
            {/* Said once: by the focus where the summary has it, as an alert where a field has it. */}
            <Alert
              kind={trouble.kind === 'invalid' ? 'warning' : 'danger'}
              {...(trouble.kind === 'refused' && !trouble.hasFocus && { role: 'alert' as const })}
            >
              <div id={summaryId}>
                {trouble.text}
                {trouble.others.length > 0 && (
                  <Others>
                    {trouble.others.map((message) => (
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
  isSubmitting: boolean;
  /** Why it cannot be sent yet. */
  waitReason?: string | undefined;
};

/** The button that sends the form: keeps its width and its place in the tab order while it is busy. */
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
