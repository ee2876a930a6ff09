import type { ChangeOutcome, ChangeOutcomes, ListingChange } from '@efie/domain/listing';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useSessionAtMount } from '../session/hooks';
import { changeListings } from './changeListings';

export interface ChangeRun {
  /** Never rejects. Of a listing that another run is changing, nothing is sent. */
  outcomes: Promise<ChangeOutcomes>;
  /** Aborts the requests in flight and sends no further ones. */
  stop: () => void;
}

const BEING_CHANGED: ChangeOutcome = { kind: 'unsent', reason: 'It is being changed already.' };

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
      const skipped = changes.filter(({ id }) => ids.has(id));
      const free = changes.filter(({ id }) => !ids.has(id));
      for (const { id } of free) ids.add(id);
      const controller = new AbortController();
      controllers.current.add(controller);
      const { signal } = controller;
      const run = changeListings({ changes: free, queryClient, session, signal, onOutcome });
      const outcomes = run.then((sent) => {
        controllers.current.delete(controller);
        for (const { id } of free) ids.delete(id);
        return new Map([...sent, ...skipped.map(({ id }) => [id, BEING_CHANGED] as const)]);
      });
      return { outcomes, stop: () => controller.abort() };
    },
    [queryClient, session],
  );
}
