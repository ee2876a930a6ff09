import type { Decorator } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

function FreshCache({ children }: { children: ReactNode }) {
  const [client] = useState(() => createStoryQueryClient());
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/**
 * A query client without retries, so that a failed request shows its error at once.
 * @param freshFor ms for which a response is not fetched again
 */
export function createStoryQueryClient(freshFor = 0): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        gcTime: Infinity,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Gives each story its own query client. */
export const withQueryClient: Decorator = (Story, { id }) => (
  <FreshCache key={id}>
    <Story />
  </FreshCache>
);
