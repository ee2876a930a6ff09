import { ApiError, type FieldErrors } from '@efie/api';
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
import type { FormSchema } from '../../fields/form';
import { useUnsavedInput } from '../../hooks/unsavedInput';
import { changedFields, isUnchanged } from './changedFields';
import { splitMessages } from './fieldMessages';
import { focusFirstInvalid, renderedFieldNames } from './focusFirstInvalid';
import { InvalidFields } from './InvalidFields';
import { reportFilledFields } from './reportFilledFields';
import { useDraft, useStoredDraft, type Draft, type DraftOptions } from './useDraft';
import { useRetryDelay } from './useRetryDelay';
import { useSchema, type LazySchema } from './useSchema';

/** How a submission ends that was not accepted. */
export type Failure =
  /** The screen shows it; the form shows nothing. */
  | { kind: 'shown' }
  /** The form shows `text` above the fields, and the messages of `fields` at their fields. */
  | { kind: 'rejected'; text?: string; fields?: FieldErrors };

/** How a submission ends. */
export type Submission<Result = undefined> = { kind: 'done'; result: Result } | Failure;

/** A submission that was accepted and has no result. */
export const DONE = { kind: 'done', result: undefined } as const;

/** What a submission may need beside the values. */
export interface SubmissionContext<Values extends FormikValues> {
  /** The initial or last saved values. */
  saved: Values;
  /** The values that differ from the saved ones. */
  changed: Partial<Values>;
  /** Changes a field without validating it. */
  setValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
}

export interface ServerFormOptions<Values extends FormikValues, Result = undefined> {
  /** The saved value of every field, by name. Later changes are applied to an unchanged form, but not to an edited one. */
  initialValues: Values;
  /** Stores the input on this device until it is sent or discarded. */
  draft?: DraftOptions<Values>;
  /**
   * Validates on submit; nothing is sent while it fails. Its transforms are applied. As a function, for a form whose screen
   * has no room for yup, it is loaded after mount.
   */
  schema?: FormSchema<Values> | LazySchema<Values>;
  /** Awaited before the values are validated and sent, for input that is still being read. */
  beforeSubmit?: (form: HTMLFormElement) => Promise<void>;
  /** Sends the values. What it rejects with goes to `onFailed`. */
  send: (values: Values, context: SubmissionContext<Values>) => Promise<Submission<Result>>;
  /** Called after the values were accepted and the draft was deleted. */
  onDone?: (result: Result, values: Values) => void;
  /**
   * Called with what `send` or loading the schema rejects with; returns what the form shows (rulings 89, 90). The messages
   * at the fields are the error's.
   */
  onFailed: (error: unknown) => Failure;
  /** The summary of fields that fail the schema; null if the field messages suffice. */
  describeInvalid?: (names: readonly string[]) => ReactNode;
  /** Moves focus to that summary, which has links to the fields, instead of the first invalid field. */
  hasLinkedSummary?: boolean;
  /** Called when the values fail the schema, for screens that also show a toast. */
  onInvalid?: (messages: FieldErrors) => void;
}

/** The summary above the fields after a failed submit. */
export interface ErrorSummary {
  /** `invalid`: the values failed the schema, nothing was sent. `rejected`: the submission failed. */
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
  /** Why the form cannot be submitted yet: the server asked to wait. */
  waitReason: string | undefined;
  /** The initial or last saved values. */
  savedValues: Values;
  isDirty: boolean;
  /** The draft on this device; without the option `draft` there is never one. */
  draft: Draft;
  /** Validates and sends. Ignored while a submit is in flight. */
  submit: () => void;
  /** Sets both the form's and the saved values (default: `saved`) and clears all messages. */
  reset: (values?: Values) => void;
}

const describeInvalidFields = (names: readonly string[]) => <InvalidFields names={names} />;

/** Formik's `status` after a submit that failed. */
interface SubmitFailure {
  kind: ErrorSummary['kind'];
  text?: string | undefined;
  invalidNames: readonly string[];
  others: FieldErrors;
}

/**
 * formik and yup for a form that sends (rulings 51, 87). On top of formik: field errors of the server, at their fields or,
 * for unknown fields, in a summary; focus on the first invalid field or else the summary; one request at a time; a reason to
 * wait after a Retry-After; a draft on the device. Validates on submit; a message disappears when its field is edited. Values
 * are kept after a failure. What was filled into the fields without events is read at submit (ruling 184).
 */
export function useServerForm<Values extends FormikValues, Result = undefined>({
  initialValues,
  draft: draftOptions,
  schema,
  beforeSubmit,
  send,
  onDone,
  onFailed,
  describeInvalid = describeInvalidFields,
  hasLinkedSummary,
  onInvalid,
}: ServerFormOptions<Values, Result>): ServerForm<Values> {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const isInFlight = useRef(false);
  const { loadSchema, getSchema } = useSchema(schema);
  const storedDraft = useStoredDraft(draftOptions, initialValues);
  const [saved, setSaved] = useState(initialValues);
  const { waitReason, onRejected } = useRetryDelay();

  const formik = useFormik<Values>({
    initialValues: storedDraft.startValues,
    validationSchema: schema && getSchema,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: sendValues,
  });
  const { values, errors, isSubmitting, submitCount } = formik;
  const { setErrors, setFieldValue, setStatus, submitForm, resetForm } = formik;
  const failure: SubmitFailure | undefined = formik.status;
  const isDirty = !isUnchanged(saved, values);

  const reset = useCallback(
    (next: Values = saved) => {
      setSaved(next);
      resetForm({ values: next, errors: {}, touched: {} });
    },
    [saved, resetForm],
  );
  const { draft, deleteDraft } = useDraft(storedDraft, { values, saved, isDirty, reset, formRef });

  async function submit(): Promise<void> {
    if (isInFlight.current) return;
    isInFlight.current = true;
    const form = formRef.current;
    // Rendered at once, because the next lines submit the values of the last render.
    if (form) flushSync(() => reportFilledFields(form, values));
    setStatus(undefined);
    try {
      await loadSchema();
      if (form) await beforeSubmit?.(form);
      await submitForm();
    } catch (error) {
      onRejected(error);
      showFailure(onFailed(error), error instanceof ApiError ? error.fields : {});
    } finally {
      isInFlight.current = false;
    }
  }

  async function sendValues(typed: Values): Promise<void> {
    // Formik validates the schema's transforms, such as trim, but does not apply them. yup's type leaves out values.
    const sent = (getSchema()?.cast(typed) ?? typed) as Values;
    const submission = await send(sent, {
      saved,
      changed: changedFields(saved, sent),
      setValue: (name, value) => void setFieldValue(name, value, false),
    });
    if (submission.kind === 'done') {
      deleteDraft();
      setSaved(sent);
      onDone?.(submission.result, sent);
    } else showFailure(submission);
  }

  const splitByRendered = (messages: FieldErrors) =>
    splitMessages(messages, formRef.current ? renderedFieldNames(formRef.current) : []);

  function showFailure(shown: Failure, errorFields: FieldErrors = {}) {
    if (shown.kind === 'shown') return;
    const { fields, others } = splitByRendered(shown.fields ?? errorFields);
    // Formik's error type follows nested values; these errors are flat, one message per field.
    setErrors(fields as FormikErrors<Values>);
    const next: SubmitFailure = {
      kind: 'rejected',
      text: shown.text,
      invalidNames: Object.keys(fields),
      others,
    };
    setStatus(next);
  }

  const onSubmitEnd = useEffectEvent(() => {
    if (failure || Object.keys(errors).length === 0) return;
    const messages = errors as FieldErrors;
    const { fields, others } = splitByRendered(messages);
    const next: SubmitFailure = { kind: 'invalid', invalidNames: Object.keys(fields), others };
    setStatus(next);
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
    waitReason,
    savedValues: saved,
    isDirty,
    draft,
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
  if (summary == null && otherNames.length === 0) return undefined;
  return {
    kind,
    text: summary,
    otherMessages: [...new Set(Object.values(others))],
    hasFocus: invalidNames.length === 0,
  };
}
