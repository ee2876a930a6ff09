import { configureApi, isConnectionError, listPropertiesQuery } from '@efie/api';
import type { Listing } from '@efie/domain';
import { QueryClient } from '@tanstack/react-query';

configureApi({ baseUrl: 'https://api.example.com' });
const queryClient = new QueryClient();

/** All public listings; none without a connection. */
export async function loadListings(): Promise<readonly Listing[]> {
  try {
    return (await queryClient.fetchQuery(listPropertiesQuery())).listings;
  } catch (error) {
    if (isConnectionError(error)) return [];
    throw error;
  }
}
