import type { SentBytes } from '@efie/domain/photos';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSessionAtMount } from '../session/hooks';
import type { NewListing } from './createProperty';
import { clearKeyAfterResponse } from './idempotencyKey';
import { invalidateListings } from './listingsCache';

const loadCreateProperty = () => import('./createProperty');

export interface CreatePropertyRequest {
  listing: NewListing;
  signal: AbortSignal;
  /** Called while the request is sent. */
  onProgress: (progress: SentBytes) => void;
}

/** `createProperty` for one form, lazy-loaded. */
export function useCreateProperty() {
  const queryClient = useQueryClient();
  const session = useSessionAtMount();
  const [key] = useState({ value: '' });
  useEffect(() => {
    // Preload: the connection may be lost when the form is sent.
    loadCreateProperty().catch(() => undefined);
  }, []);
  return useMutation({
    mutationFn: async ({ listing, signal, onProgress }: CreatePropertyRequest) =>
      (await loadCreateProperty()).createProperty(listing, signal, session, key, onProgress),
    onSuccess: () => invalidateListings(queryClient),
    onSettled: (_data, error) => clearKeyAfterResponse(key, error),
  });
}
