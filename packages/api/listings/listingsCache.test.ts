import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { invalidateListings } from './listingsCache';

it('a changed listing invalidates every list that contains it, and no other query', () => {
  const queryClient = new QueryClient();
  const keys = [['own-listings'], ['listings'], ['listings', '7'], ['agents', '9'], ['payments']];
  for (const queryKey of keys) queryClient.setQueryData(queryKey, {});
  invalidateListings(queryClient);
  const invalidated = keys.filter((key) => queryClient.getQueryState(key)?.isInvalidated);
  expect(invalidated).toEqual([['own-listings'], ['listings'], ['listings', '7'], ['agents', '9']]);
});
