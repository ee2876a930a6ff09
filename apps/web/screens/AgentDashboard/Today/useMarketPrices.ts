import { catalogOf, listPropertiesQuery } from '@efie/api';
import { pricedFields, type Listing, type PriceSummary } from '@efie/domain/listing';
import { isOnOffer } from '@efie/domain/tasks';
import { prefetch, useCatalogQuery } from '@efie/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

type Prices = ReadonlyMap<string, PriceSummary>;

const NO_PRICES: Prices = new Map();

/**
 * How the prices of an agent's listings compare with the market, by listing id. The public listings are those in the query
 * cache or are requested once the browser is idle, never for an agent who saves data. Empty until known, and after a failure.
 */
export function useMarketPrices(listings: readonly Listing[] | null): Prices {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => prefetch(async () => setWanted(true)), []);
  const { data } = useQuery({ ...listPropertiesQuery(), enabled: isWanted && listings !== null });
  const homes = useMemo(() => listings?.filter(isOnOffer).map(pricedFields) ?? [], [listings]);
  return useCatalogQuery(data ? catalogOf(data) : null, 'comparePrices', homes).data ?? NO_PRICES;
}
