import type { Decorator } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

function FreshCache({ children }: { children: ReactNode }) {
  const [client] = useState(() => createStoryQueryClient());
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/**
 * A cache that asks once: a story that fails shows its failure at once.
 * @param freshFor ms for which an answer is not asked for again
 */
export function createStoryQueryClient(freshFor = 0): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        retry: false,
        networkMode: 'always',
        gcTime: Infinity,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** A new cache of server answers for each story. */
export const withQueryClient: Decorator = (Story, { id }) => (
  <FreshCache key={id}>
    <Story />
  </FreshCache>
);
