import { catalogOf, listPropertiesQuery } from '@efie/api';
import type { Listing, PriceSummary } from '@efie/domain/listing';
import type { ListingCatalog } from '@efie/domain/search';
import { isOnOffer } from '@efie/domain/tasks';
import { prefetch, useAnswer } from '@efie/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

type Prices = ReadonlyMap<string, PriceSummary>;

const NO_PRICES: Prices = new Map();

async function comparePrices(catalog: ListingCatalog, listings: readonly Listing[]): Promise<Prices> {
  const answers = await Promise.all(
    listings
      .filter(isOnOffer)
      .map(async (listing) => [listing.id, await catalog.priceComparison(listing)] as const),
  );
  return new Map(answers.flatMap(([id, price]) => (price === null ? [] : [[id, price] as const])));
}

/**
 * How the prices of an agent's listings compare with the market, by listing id. The public listings are those in the query
 * cache or are requested once the browser is idle, never for an agent who saves data. Empty until known, and after a failure.
 */
export function useMarketPrices(listings: readonly Listing[] | null): Prices {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => prefetch(async () => setWanted(true)), []);
  const { data } = useQuery({ ...listPropertiesQuery(), enabled: isWanted && listings !== null });
  const ask = useMemo(
    () => (data && listings ? () => comparePrices(catalogOf(data), listings) : null),
    [data, listings],
  );
  return useAnswer(ask).answer ?? NO_PRICES;
}
