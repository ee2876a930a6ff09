import { catalogOf, configureApi, isConnectionError, listPropertiesQuery } from '@efie/api';
import type { Listing } from '@efie/domain/listing';
import { QueryClient } from '@tanstack/react-query';

configureApi({ baseUrl: 'https://api.example.com' });
const queryClient = new QueryClient();

/** The newest listings; none without a connection. */
export async function loadListings(): Promise<readonly Listing[]> {
  try {
    const catalog = catalogOf(await queryClient.fetchQuery(listPropertiesQuery()));
    return (await catalog.newest(1)).items;
  } catch (error) {
    if (isConnectionError(error)) return [];
    throw error;
  }
}
