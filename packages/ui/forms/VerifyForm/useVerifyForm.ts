import { useSendingForm, type SendingForm } from '../sending';

/** What a verification is made of (specification section 2 "Email verification"). Nothing of it is written to the device. */
export type VerifyValues = { code: string };

const NO_CODE: VerifyValues = { code: '' };

const rules = async () => (await import('./verifySchema')).verifySchema;

export type VerifyFormState = SendingForm<VerifyValues>;

export interface VerifyFormOptions {
  /** Sends the code; after a rejection it stays in the field. */
  send: (values: VerifyValues) => Promise<unknown>;
  /** Sent while empty: nothing went out (checklist 326). */
  onEmpty: () => void;
  /** What stands above the field after a rejection; '' where the field says it all. */
  describeFailure: (error: unknown) => string;
}

/** The state of the verification form. It lives with the screen, so that the code outlives the form's leaving the page. */
export function useVerifyForm({ send, onEmpty, describeFailure }: VerifyFormOptions): VerifyFormState {
  return useSendingForm<VerifyValues>({
    initialValues: NO_CODE,
    schema: rules,
    onSubmit: send,
    describeFailure,
    // The one field says it itself.
    describeInvalid: () => '',
    onInvalid: onEmpty,
  });
}
