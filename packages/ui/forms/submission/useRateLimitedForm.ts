import type { FormikValues } from 'formik';
import { useServerForm, type ServerFormOptions, type ServerFormState } from '../../fields/form';
import { useRetryDelay } from './useRetryDelay';

export interface RateLimitedForm<Values extends FormikValues> extends ServerFormState<Values> {
  /** Why the form cannot be submitted yet: the server asked to wait. */
  waitReason: string | undefined;
}

/** `useServerForm` that blocks submitting for as long as the server asks to wait. */
export function useRateLimitedForm<Values extends FormikValues>({
  onSubmit,
  ...options
}: ServerFormOptions<Values>): RateLimitedForm<Values> {
  const retry = useRetryDelay();
  const form = useServerForm<Values>({
    ...options,
    onSubmit: async (values, changed) => {
      try {
        return await onSubmit(values, changed);
      } catch (error) {
        retry.onFailure(error);
        throw error;
      }
    },
  });
  return { ...form, waitReason: retry.waitReason };
}
