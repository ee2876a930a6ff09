import { useQueryClient, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

export interface CancelableQuery {
  isCanceled: boolean;
  onCancel: () => void;
  onRetry: () => void;
}

/** Lets the user cancel a query's request and send it again (ruling 91). */
export function useCancelableQuery(
  { refetch }: Pick<UseQueryResult, 'refetch'>,
  queryKey: QueryKey,
): CancelableQuery {
  const queryClient = useQueryClient();
  const [isCanceled, setCanceled] = useState(false);
  return {
    isCanceled,
    onCancel: () => {
      setCanceled(true);
      void queryClient.cancelQueries({ queryKey, exact: true });
    },
    onRetry: () => {
      setCanceled(false);
      void refetch();
    },
  };
}
