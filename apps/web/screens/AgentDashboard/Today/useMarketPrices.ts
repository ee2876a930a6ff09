import { catalogOf, listPropertiesQuery } from '@efie/api';
import type { Listing, PriceSummary } from '@efie/domain/listing';
import type { Answer, ListingCatalog } from '@efie/domain/search';
import { runInSlices, type Steps } from '@efie/domain/slices';
import { isOnOffer } from '@efie/domain/tasks';
import { prefetch, useAnswer } from '@efie/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

type Prices = ReadonlyMap<string, PriceSummary>;

const NO_PRICES: Prices = new Map();

/** One step for each listing, because a catalog in the page answers at once. */
function* askForEach(
  catalog: ListingCatalog,
  listings: readonly Listing[],
): Steps<readonly [string, Answer<PriceSummary | null>][]> {
  const answers: [string, Answer<PriceSummary | null>][] = [];
  for (const listing of listings) {
    answers.push([listing.id, catalog.priceComparison(listing)]);
    yield;
  }
  return answers;
}

async function comparePrices(catalog: ListingCatalog, listings: readonly Listing[]): Promise<Prices> {
  const answers = await runInSlices(askForEach(catalog, listings.filter(isOnOffer)));
  const settled = await Promise.all(answers.map(async ([id, answer]) => [id, await answer] as const));
  return new Map(settled.flatMap(([id, price]) => (price === null ? [] : [[id, price] as const])));
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
