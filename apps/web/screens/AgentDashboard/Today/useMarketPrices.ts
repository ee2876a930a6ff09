import { catalogOf, listPropertiesQuery, useDataSaver } from '@efie/api';
import { pricedFields, type Listing, type PriceSummary } from '@efie/domain/listing';
import { isOnOffer } from '@efie/domain/tasks';
import { prefetch, useCatalogQuery } from '@efie/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

export interface MarketPrices {
  /** By listing id; empty until known, and after a failure. */
  prices: ReadonlyMap<string, PriceSummary>;
  /** Whether they may still come. */
  isPending: boolean;
}

const NO_PRICES: MarketPrices['prices'] = new Map();

/**
 * How the prices of an agent's listings compare with the market. The public listings are those in the query cache or are
 * requested once the browser is idle, never for an agent who saves data.
 */
export function useMarketPrices(listings: readonly Listing[] | null): MarketPrices {
  const savesData = useDataSaver();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => prefetch(async () => setWanted(true)), []);
  const { data, isError } = useQuery({ ...listPropertiesQuery(), enabled: isWanted && listings !== null });
  const homes = useMemo(() => listings?.filter(isOnOffer).map(pricedFields) ?? [], [listings]);
  const compared = useCatalogQuery(data ? catalogOf(data) : null, 'comparePrices', homes);
  const isKnown = compared.isSuccess || compared.isError || isError;
  return { prices: compared.data ?? NO_PRICES, isPending: !isKnown && (isWanted || !savesData) };
}
