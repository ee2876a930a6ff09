import { useFormik, type FormikContextType, type FormikErrors, type FormikValues } from 'formik';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { AnyObjectSchema } from 'yup';
import { useUnsavedInput } from '../../hooks/unsavedInput';
import { changedFields, isUnchanged } from './changedFields';
import { focusFirstWrong, namesOnPage } from './focusFirstWrong';
import { checkValues, fixTheseFields, messagesOf, splitMessages, type FieldMessages } from './messages';
import { useRules } from './useRules';

/** Brings the rules of a form, which are no part of its page's first load. */
export type LateSchema = () => Promise<AnyObjectSchema>;

export interface ServerFormOptions<Values extends FormikValues> {
  /**
   * Every field by name, with what it holds at first. When they change later (the record was loaded again), a form in
   * which nothing was edited follows them; an edited one keeps what was typed.
   */
  initialValues: Values;
  /** What stands in the fields at first where that is not `initialValues`: a draft. It counts as edited. */
  startValues?: Values;
  /**
   * The form's own rules, with the specification's literal texts. Checked on submit; nothing is sent while one fails.
   * What is sent has been through its transforms. A large page gives what brings them: that is called once the form stands.
   */
  schema: AnyObjectSchema | LateSchema;
  /**
   * Sends the values; `changed` holds those that differ from what was there at first or was last saved. A rejection with
   * `fields` puts each message at its field.
   */
  onSubmit: (values: Values, changed: Partial<Values>) => Promise<unknown>;
  /** The sentence for a rejection: the server's words or the screen's own (rulings 89, 90). '' where the field says it all. */
  describeFailure: (error: unknown) => string;
  /** The sentence above fields that the form's own rules refuse; '' where the one field says it itself. */
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
  /** Whether no field could take the focus, so that the summary has it. */
  hasFocus: boolean;
}

export interface ServerForm<Values extends FormikValues> {
  formik: FormikContextType<Values>;
  formRef: RefObject<HTMLFormElement | null>;
  summaryRef: RefObject<HTMLDivElement | null>;
  trouble: FormTrouble | undefined;
  isSubmitting: boolean;
  /** What was there at first or was last saved. */
  saved: Values;
  /** Whether something differs from it. */
  isDirty: boolean;
  /** Checks and sends. A second call while one is on its way does nothing (faults 91, 107). */
  submit: () => void;
  /** Starts over with these values, or with the first or last saved ones: no messages, nothing changed. */
  reset: (values?: Values) => void;
}

/** A refused submit, as it was found. */
interface Refusal {
  kind: FormTrouble['kind'];
  /** The sentence of a server's refusal. */
  text: string;
  /** The names whose messages went to fields. */
  wrong: readonly string[];
  /** The messages that no field shows. */
  others: FieldMessages;
}

/**
 * Joins formik, yup and a server's field errors (specification section 5; rulings 51, 87): the first message of each
 * field, those of unknown fields in the summary, focus on the first wrong field of the page or else on the summary,
 * messages cleared on edit, one call at a time. What was typed stays, whatever the answer.
 */
export function useServerForm<Values extends FormikValues>({
  initialValues,
  startValues = initialValues,
  schema,
  onSubmit,
  describeFailure,
  describeInvalid = fixTheseFields,
  onInvalid,
}: ServerFormOptions<Values>): ServerForm<Values> {
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const isOnItsWay = useRef(false);
  const { rulesNow, rulesLater } = useRules(schema);
  const [saved, setSaved] = useState(initialValues);
  const [refusal, setRefusal] = useState<Refusal>();

  const formik = useFormik<Values>({
    initialValues: startValues,
    validateOnChange: false,
    validateOnBlur: false,
    // Formik's own submit checks with promises first; ours checks at once. Whoever calls formik's gets ours.
    onSubmit: () => send(),
  });
  const { values, errors, isSubmitting, setErrors, setFormikState, setSubmitting, setValues } = formik;

  /** Puts messages where they are seen: at fields that are on the page, else into the summary. */
  function refuse(kind: Refusal['kind'], messages: FieldMessages, text: string) {
    const { fields, others } = splitMessages(messages, formRef.current ? namesOnPage(formRef.current) : []);
    // Formik's own type of errors follows nested values; ours are flat, one message a field.
    setErrors(fields as FormikErrors<Values>);
    setRefusal({ kind, text, wrong: Object.keys(fields), others });
  }

  async function send(): Promise<void> {
    if (isOnItsWay.current) return;
    setRefusal(undefined);
    let rules = rulesNow();
    if (rules === null) {
      isOnItsWay.current = true;
      try {
        rules = await rulesLater();
      } catch (error) {
        refuse('refused', {}, describeFailure(error));
        return;
      } finally {
        isOnItsWay.current = false;
      }
    }
    const checked = checkValues(rules, values);
    const isValid = Object.keys(checked.messages).length === 0;
    setFormikState((state) => ({
      ...state,
      errors: {},
      submitCount: state.submitCount + 1,
      isSubmitting: isValid,
    }));
    if (!isValid) {
      refuse('invalid', checked.messages, '');
      onInvalid?.(checked.messages);
      return;
    }
    isOnItsWay.current = true;
    try {
      await onSubmit(checked.values, changedFields(saved, checked.values));
      setSaved(checked.values);
    } catch (error) {
      refuse('refused', messagesOf(error), describeFailure(error));
    } finally {
      isOnItsWay.current = false;
      setSubmitting(false);
    }
  }

  useEffect(() => {
    if (!refusal) return;
    const form = formRef.current;
    if (!form || !focusFirstWrong(form, refusal.wrong)) summaryRef.current?.focus();
  }, [refusal]);

  const reset = useCallback(
    (next: Values = saved) => {
      setSaved(next);
      setRefusal(undefined);
      setErrors({});
      void setValues(next, false);
    },
    [saved, setErrors, setValues],
  );

  const isDirty = !isUnchanged(saved, values);
  useUnsavedInput(isDirty);
  const followed = useRef(initialValues);
  useEffect(() => {
    if (isUnchanged(followed.current, initialValues)) return;
    followed.current = initialValues;
    if (!isDirty && !isOnItsWay.current) reset(initialValues);
  }, [initialValues, isDirty, reset]);

  return {
    formik,
    formRef,
    summaryRef,
    trouble: refusal && describeTrouble(refusal, wrongNames(initialValues, errors), describeInvalid),
    isSubmitting,
    saved,
    isDirty,
    submit: () => void send(),
    reset,
  };
}

/** The names that still carry a message, in the order in which the form lists its fields. */
function wrongNames(initialValues: object, errors: object): readonly string[] {
  const wrong = Object.keys(errors);
  const listed = Object.keys(initialValues).filter((name) => wrong.includes(name));
  return [...listed, ...wrong.filter((name) => !listed.includes(name))];
}

/** The summary leaves once all that it speaks of has been edited. */
function describeTrouble(
  { kind, text, wrong, others }: Refusal,
  stillWrong: readonly string[],
  describeInvalid: (names: readonly string[]) => string,
): FormTrouble | undefined {
  const otherNames = Object.keys(others);
  const left = [...stillWrong, ...otherNames];
  const isAboutFields = wrong.length + otherNames.length > 0;
  if (isAboutFields && left.length === 0) return undefined;
  const sentence = kind === 'invalid' ? describeInvalid(left) : text;
  if (sentence === '' && otherNames.length === 0) return undefined;
  return {
    kind,
    text: sentence,
    others: [...new Set(Object.values(others))],
    hasFocus: wrong.length === 0,
  };
}
