// The code in the README of the packages; tools/guides.test.ts compares the two, and test:library compiles it with the packed files.
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

import { telHref } from '@efie/domain/contact';
import { formatPrice } from '@efie/domain/money';

export const rent = formatPrice(2800);
export const call = telHref('0244 123 456');

import { baseCss, fontFaceCss, themeCss } from '@efie/ui/theme';

/** For the head of a page that is rendered on a server; `/fonts` serves the folder theme/fonts of the package. */
export const headCss = fontFaceCss('/fonts') + themeCss + baseCss;
