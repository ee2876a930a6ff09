import type { ChangeOutcome, ChangeOutcomes, ListingChange } from '@efie/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useSessionAtMount } from '../session/hooks';
import { changeListings } from './changeListings';

export interface ChangeRun {
  /** Never rejects. Without the changes of listings that another run is changing. */
  outcomes: Promise<ChangeOutcomes>;
  /** Aborts the requests in flight and sends no further ones. */
  stop: () => void;
}

/**
 * Changes the agent's own listings, one or many at once. While a listing is being changed, no second request is sent for it.
 * Unmounting stops every run.
 * @returns stable between renders
 */
export function useListingChanges(): (
  changes: readonly ListingChange[],
  onOutcome?: (id: string, outcome: ChangeOutcome) => void,
) => ChangeRun {
  const queryClient = useQueryClient();
  const session = useSessionAtMount();
  const controllers = useRef(new Set<AbortController>());
  const idsInFlight = useRef(new Set<string>());

  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const controller of running) controller.abort();
    };
  }, []);

  return useCallback(
    (changes, onOutcome) => {
      const ids = idsInFlight.current;
      const free = changes.filter(({ id }) => !ids.has(id));
      for (const { id } of free) ids.add(id);
      const controller = new AbortController();
      controllers.current.add(controller);
      const { signal } = controller;
      const run = changeListings({ changes: free, queryClient, session, signal, onOutcome });
      const outcomes = run.finally(() => {
        controllers.current.delete(controller);
        for (const { id } of free) ids.delete(id);
      });
      return { outcomes, stop: () => controller.abort() };
    },
    [queryClient, session],
  );
}
