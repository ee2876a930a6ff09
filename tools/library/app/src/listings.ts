import { catalogOf, configureApi, isConnectionError, listPropertiesQuery } from '@efie/api';
import type { Listing } from '@efie/domain/listing';
import { NO_FILTERS } from '@efie/domain/search';
import { QueryClient } from '@tanstack/react-query';

configureApi({ baseUrl: 'https://api.example.com' });
const queryClient = new QueryClient();

/** The newest listings; none without a connection. */
export async function loadListings(): Promise<readonly Listing[]> {
  try {
    const catalog = catalogOf(await queryClient.fetchQuery(listPropertiesQuery()));
    return (await catalog.ask('search', NO_FILTERS)).items;
  } catch (error) {
    if (isConnectionError(error)) return [];
    throw error;
  }
}
