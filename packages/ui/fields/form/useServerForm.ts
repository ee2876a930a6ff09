import { useFormik, type FormikContextType, type FormikValues } from 'formik';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { AnyObjectSchema } from 'yup';
import { focusFirstWrong } from './focusFirstWrong';
import { firstMessages, fixTheseFields, messagesOf, splitMessages, type FieldMessages } from './messages';

export interface ServerFormOptions<Values extends FormikValues> {
  /** Every field the form shows, by name. A server's message for any other name goes to the summary. */
  initialValues: Values;
  /** The form's own rules, with the specification's literal texts. Checked on submit; nothing is sent while one fails. */
  schema: AnyObjectSchema;
  /** Sends the values. A rejection with `fields` puts each message at its field. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** The sentence for a rejection: the server's words or the screen's own (rulings 89, 90). */
  describeFailure: (error: unknown) => string;
  /** The sentence above fields that the form's own rules refuse. */
  describeInvalid?: (names: readonly string[]) => string;
  /** Told when the form's own rules refuse, for screens whose specification asks for a toast. */
  onInvalid?: (messages: FieldMessages) => void;
}

/** What stands above the fields after a refused submit. */
export interface FormTrouble {
  /** `invalid`: our own rules, nothing was sent. `refused`: the server's answer, or none. */
  kind: 'invalid' | 'refused';
  text: string;
  /** Messages of fields that this form does not show. */
  others: readonly string[];
}

export interface ServerForm<Values extends FormikValues> {
  formik: FormikContextType<Values>;
  formRef: RefObject<HTMLFormElement | null>;
  summaryRef: RefObject<HTMLDivElement | null>;
  trouble: FormTrouble | undefined;
  isSubmitting: boolean;
  /** Checks and sends. A second call while one is on its way does nothing (fault 91, 107). */
  submit: () => void;
}

/**
 * Joins formik, yup and a server's field errors (specification section 5; rulings 51, 87): the first message of each
 * field, unknown ones in the summary, focus on the first wrong field, messages cleared on edit, one call at a time.
 * What was typed stays, whatever the answer.
 */
export function useServerForm<Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  describeFailure,
  describeInvalid = fixTheseFields,
  onInvalid,
}: ServerFormOptions<Values>): ServerForm<Values> {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const isOnItsWay = useRef(false);
  const [refusal, setRefusal] = useState<FormTrouble>();
  /** Counts the submits that failed: each moves the focus once. */
  const [failures, setFailures] = useState(0);

  const formik = useFormik<Values>({
    initialValues,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values, { setErrors }) => {
      try {
        await onSubmit(values);
      } catch (error) {
        const { fields, others } = splitMessages(messagesOf(error), Object.keys(initialValues));
        // Formik's own type of errors follows nested values; ours are flat, one message a field.
        setErrors(fields as Parameters<typeof setErrors>[0]);
        setRefusal({ kind: 'refused', text: describeFailure(error), others });
        setFailures((count) => count + 1);
      }
    },
  });

  const { values, setErrors, submitForm } = formik;
  const submit = useCallback(() => {
    if (isOnItsWay.current) return;
    setRefusal(undefined);
    const messages = firstMessages(schema, values);
    setErrors(messages as Parameters<typeof setErrors>[0]);
    if (Object.keys(messages).length > 0) {
      onInvalid?.(messages);
      setFailures((count) => count + 1);
      return;
    }
    isOnItsWay.current = true;
    void submitForm().finally(() => {
      isOnItsWay.current = false;
    });
  }, [onInvalid, schema, setErrors, submitForm, values]);

  const wrongNames = Object.keys(formik.errors).filter((name) => formik.errors[name] !== undefined);
  const latestWrong = useRef(wrongNames);
  useEffect(() => {
    latestWrong.current = wrongNames;
  });
  useEffect(() => {
    if (failures === 0) return;
    const form = formRef.current;
    if (!form || !focusFirstWrong(form, latestWrong.current)) summaryRef.current?.focus();
  }, [failures]);

  const trouble: FormTrouble | undefined =
    refusal ??
    (wrongNames.length > 0 ? { kind: 'invalid', text: describeInvalid(wrongNames), others: [] } : undefined);

  return {
    formik,
    formRef,
    summaryRef,
    trouble,
    isSubmitting: formik.isSubmitting,
    submit,
  };
}
