import { useFormik, type FormikContextType, type FormikErrors, type FormikValues } from 'formik';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import type { AnyObjectSchema } from 'yup';
import { useUnsavedInput } from '../../hooks/unsavedInput';
import { changedFields, isUnchanged } from './changedFields';
import { describeInvalidFields, readFieldMessages, splitMessages, type FieldMessages } from './fieldMessages';
import { focusFirstInvalid, renderedFieldNames } from './focusFirstInvalid';
import { reportFilledFields } from './reportFilledFields';
import { useLazySchema, type LazySchema } from './useLazySchema';

export interface ServerFormOptions<Values extends FormikValues> {
  /** The saved value of every field, by name. Later changes are applied to an unchanged form, but not to an edited one. */
  initialValues: Values;
  /** Values to start with instead of `initialValues`, such as a draft. Differences count as edits. */
  startValues?: Values;
  /** Validates on submit; nothing is sent while it fails. Its transforms are applied. A lazy schema is loaded after mount. */
  schema: AnyObjectSchema | LazySchema;
  /** Sends the values; `changed` has those that differ from the saved ones. A rejection's `fields` are shown at the fields. */
  onSubmit: (values: Values, changed: Partial<Values>) => Promise<unknown>;
  /** The summary text for a rejection of `onSubmit` (rulings 89, 90); '' if the field messages suffice. */
  describeFailure: (error: unknown) => string;
  /** The summary of fields that fail the schema; '' if the field messages suffice. */
  describeInvalid?: (names: readonly string[]) => ReactNode;
  /** Moves focus to that summary, which has links to the fields, instead of the first invalid field. */
  hasLinkedSummary?: boolean;
  /** Called when the values fail the schema, for screens that also show a toast. */
  onInvalid?: (messages: FieldMessages) => void;
}

/** The summary above the fields after a failed submit. */
export interface ErrorSummary {
  /** `invalid`: the values failed the schema, nothing was sent. `rejected`: `onSubmit` or loading the schema failed. */
  kind: 'invalid' | 'rejected';
  text: ReactNode;
  /** Messages of fields that are not rendered. */
  otherMessages: readonly string[];
  /** Whether focus is on the summary, because no field has a message. */
  hasFocus: boolean;
}

export interface ServerForm<Values extends FormikValues> {
  formik: FormikContextType<Values>;
  formRef: RefObject<HTMLFormElement | null>;
  summaryRef: RefObject<HTMLDivElement | null>;
  errorSummary: ErrorSummary | undefined;
  isSubmitting: boolean;
  /** The initial or last saved values. */
  savedValues: Values;
  isDirty: boolean;
  /** Validates and sends. Ignored while a submit is in flight. */
  submit: () => void;
  /** Sets both the form's and the saved values (default: `saved`) and clears all messages. */
  reset: (values?: Values) => void;
}

/** Formik's `status` after a submit that failed. */
interface SubmitFailure {
  kind: ErrorSummary['kind'];
  text: string;
  invalidNames: readonly string[];
  others: FieldMessages;
}

/**
 * formik and yup for a form that sends (rulings 51, 87). On top of formik: field errors of the server, at their fields or,
 * for unknown fields, in a summary; focus on the first invalid field or else the summary; one request at a time. Validates
 * on submit; a message disappears when its field is edited. Values are kept after a failure. What was filled into the fields
 * without events is read at submit (ruling 184).
 */
export function useServerForm<Values extends FormikValues>({
  initialValues,
  startValues = initialValues,
  schema,
  onSubmit,
  describeFailure,
  describeInvalid = describeInvalidFields,
  hasLinkedSummary,
  onInvalid,
}: ServerFormOptions<Values>): ServerForm<Values> {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const isInFlight = useRef(false);
  const { getSchema, loadSchema } = useLazySchema(schema);
  const [saved, setSaved] = useState(initialValues);

  const formik = useFormik<Values>({
    initialValues: startValues,
    validationSchema: getSchema,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (typed) => {
      // Formik validates the schema's transforms, such as trim, but does not apply them.
      const values: Values = getSchema().cast(typed);
      try {
        await onSubmit(values, changedFields(saved, values));
        setSaved(values);
      } catch (error) {
        showRejection(error);
      }
    },
  });
  const { values, errors, isSubmitting, submitCount, setErrors, setStatus, submitForm, resetForm } = formik;
  const failure: SubmitFailure | undefined = formik.status;

  const showFailure = (next: SubmitFailure) => setStatus(next);
  const splitByRendered = (messages: FieldMessages) =>
    splitMessages(messages, formRef.current ? renderedFieldNames(formRef.current) : []);

  function showRejection(error: unknown) {
    const { fields, others } = splitByRendered(readFieldMessages(error));
    // Formik's error type follows nested values; these errors are flat, one message per field.
    setErrors(fields as FormikErrors<Values>);
    showFailure({
      kind: 'rejected',
      text: describeFailure(error),
      invalidNames: Object.keys(fields),
      others,
    });
  }

  async function submit(): Promise<void> {
    if (isInFlight.current) return;
    isInFlight.current = true;
    const form = formRef.current;
    // Rendered at once, because the next lines submit the values of the last render.
    if (form) flushSync(() => reportFilledFields(form, values));
    setStatus(undefined);
    try {
      await loadSchema();
      await submitForm();
    } catch (error) {
      showRejection(error);
    } finally {
      isInFlight.current = false;
    }
  }

  const onSubmitEnd = useEffectEvent(() => {
    if (failure || Object.keys(errors).length === 0) return;
    const messages = errors as FieldMessages;
    const { fields, others } = splitByRendered(messages);
    showFailure({ kind: 'invalid', text: '', invalidNames: Object.keys(fields), others });
    onInvalid?.(messages);
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) onSubmitEnd();
  }, [submitCount, isSubmitting]);

  useEffect(() => {
    if (!failure) return;
    const form = formRef.current;
    const isSummaryFirst = hasLinkedSummary && failure.kind === 'invalid';
    if (isSummaryFirst || !form || !focusFirstInvalid(form, failure.invalidNames))
      summaryRef.current?.focus();
  }, [failure, hasLinkedSummary]);

  const reset = useCallback(
    (next: Values = saved) => {
      setSaved(next);
      resetForm({ values: next, errors: {}, touched: {} });
    },
    [saved, resetForm],
  );

  const isDirty = !isUnchanged(saved, values);
  useUnsavedInput(isDirty);
  const previousInitialValues = useRef(initialValues);
  useEffect(() => {
    if (isUnchanged(previousInitialValues.current, initialValues)) return;
    previousInitialValues.current = initialValues;
    if (!isDirty && !isInFlight.current) reset(initialValues);
  }, [initialValues, isDirty, reset]);

  return {
    formik,
    formRef,
    summaryRef,
    errorSummary: failure && summarize(failure, invalidFieldNames(initialValues, errors), describeInvalid),
    isSubmitting,
    savedValues: saved,
    isDirty,
    submit: () => void submit(),
    reset,
  };
}

/** The names of fields with a message, in the order of `initialValues`. */
function invalidFieldNames(initialValues: object, errors: object): readonly string[] {
  const invalid = Object.keys(errors);
  const known = Object.keys(initialValues).filter((name) => invalid.includes(name));
  return [...known, ...invalid.filter((name) => !known.includes(name))];
}

/** The summary of a failure; undefined once all its fields have been edited. */
function summarize(
  { kind, text, invalidNames, others }: SubmitFailure,
  stillInvalid: readonly string[],
  describeInvalid: (names: readonly string[]) => ReactNode,
): ErrorSummary | undefined {
  const otherNames = Object.keys(others);
  const remaining = [...new Set([...stillInvalid, ...otherNames])];
  const hasFieldMessages = invalidNames.length + otherNames.length > 0;
  if (hasFieldMessages && remaining.length === 0) return undefined;
  const summary = kind === 'invalid' ? describeInvalid(remaining) : text;
  if (summary === '' && otherNames.length === 0) return undefined;
  return {
    kind,
    text: summary,
    otherMessages: [...new Set(Object.values(others))],
    hasFocus: invalidNames.length === 0,
  };
}
