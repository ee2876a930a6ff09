import { DONE, useServerForm, type Failure, type ServerFormState } from '../submission';

/** Not stored on the device. */
export type VerifyValues = { code: string };

const EMPTY_VALUES: VerifyValues = { code: '' };

const loadSchema = async () => (await import('./verifySchema')).verifySchema;

export type VerifyFormState = ServerFormState<VerifyValues>;

export interface VerifyFormOptions {
  /** Sends the code; after a failure it stays in the field. */
  send: (values: VerifyValues) => Promise<unknown>;
  /** The server accepted the code. */
  onDone: () => void;
  /** The form was submitted without a code; no request was sent. */
  onEmpty: () => void;
  /** What the form shows when the request fails. */
  onFailed: (error: unknown) => Failure;
}

/** The state of the verification form, for the screen to hold, so that the code survives unmounting the form. */
export function useVerifyForm({ send, onDone, onEmpty, onFailed }: VerifyFormOptions): VerifyFormState {
  return useServerForm<VerifyValues>({
    initialValues: EMPTY_VALUES,
    schema: loadSchema,
    send: async (values) => {
      await send(values);
      return DONE;
    },
    onDone,
    onFailed,
    describeInvalid: () => null,
    onInvalid: onEmpty,
  });
}
