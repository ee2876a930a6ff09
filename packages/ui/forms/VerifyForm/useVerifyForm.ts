import { useRateLimitedForm, type RateLimitedForm } from '../submission';

/** Not stored on the device. */
export type VerifyValues = { code: string };

const EMPTY_VALUES: VerifyValues = { code: '' };

const loadSchema = async () => (await import('./verifySchema')).verifySchema;

export type VerifyFormState = RateLimitedForm<VerifyValues>;

export interface VerifyFormOptions {
  /** Sends the code; after a rejection it stays in the field. */
  send: (values: VerifyValues) => Promise<unknown>;
  /** The form was submitted without a code; no request was sent. */
  onEmpty: () => void;
  /** The message above the field after a rejection; '' when the field's own message is enough. */
  describeFailure: (error: unknown) => string;
}

/** The state of the verification form, for the screen to hold, so that the code survives unmounting the form. */
export function useVerifyForm({ send, onEmpty, describeFailure }: VerifyFormOptions): VerifyFormState {
  return useRateLimitedForm<VerifyValues>({
    initialValues: EMPTY_VALUES,
    schema: loadSchema,
    onSubmit: send,
    describeFailure,
    describeInvalid: () => '',
    onInvalid: onEmpty,
  });
}
