import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useAbortableRequest } from './useAbortableRequest';

export interface AbortableMutation<Variables, Data = void> {
  /** Rejects with an AbortError when the request is aborted. */
  mutateAsync: (variables: Variables) => Promise<Data>;
  isPending: boolean;
  /** Aborts the request in flight. */
  cancel: () => void;
}

/** A mutation with one request at a time: a new one, `cancel` and unmounting abort the one in flight. */
export function useAbortableMutation<Variables, Data, Context>(
  request: (variables: Variables, signal: AbortSignal) => Promise<Data>,
  options: Omit<UseMutationOptions<Data, Error, Variables, Context>, 'mutationFn'> = {},
): AbortableMutation<Variables, Data> {
  const { nextSignal, cancel } = useAbortableRequest();
  const { mutateAsync, isPending } = useMutation({
    ...options,
    mutationFn: async (variables) => {
      const signal = nextSignal();
      const data = await request(variables, signal);
      signal.throwIfAborted();
      return data;
    },
  });
  return { mutateAsync, isPending, cancel };
}
