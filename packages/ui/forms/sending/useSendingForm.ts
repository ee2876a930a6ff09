import type { FormikValues } from 'formik';
import { useServerForm, type ServerFormOptions, type ServerFormState } from '../../fields/form';
import { useRetryWait } from './useRetryWait';

export interface SendingForm<Values extends FormikValues> extends ServerFormState<Values> {
  /** Why it cannot be sent yet: the server asked to wait (fault 18). */
  waitReason: string | undefined;
}

/** `useServerForm` that waits as long as a refusal asks for. */
export function useSendingForm<Values extends FormikValues>({
  onSubmit,
  ...options
}: ServerFormOptions<Values>): SendingForm<Values> {
  const retry = useRetryWait();
  const form = useServerForm<Values>({
    ...options,
    onSubmit: async (values, changed) => {
      try {
        return await onSubmit(values, changed);
      } catch (error) {
        retry.after(error);
        throw error;
      }
    },
  });
  return { ...form, waitReason: retry.reason };
}
