import type { Listing, SearchFilters as Filters } from '@efie/domain';
import { useEffect, useState } from 'react';

interface Districts {
  region: Filters['region'];
  names: readonly string[];
}

/** Where the names come from; an object, so that a story can let it fail. */
export const districtSource = { load: () => import('@efie/domain/districts') };

/**
 * The districts of a region and the towns its listings name (ruling 52), loaded when a region is first chosen: their 261
 * names are no part of the first page. Where they cannot be loaded the towns stand in.
 * @param listings keep the list stable between renders
 * @returns null without a region and while the names are on their way
 */
export function useDistricts(
  region: Filters['region'],
  listings: readonly Pick<Listing, 'region' | 'town'>[],
): readonly string[] | null {
  const [districts, setDistricts] = useState<Districts | null>(null);
  useEffect(() => {
    if (region === '') return undefined;
    let isWanted = true;
    const settle = (names: readonly string[]) => {
      if (isWanted) setDistricts({ region, names });
    };
    districtSource.load().then(
      ({ districtOptions, townsMet }) => settle(districtOptions(region, townsMet(listings, region))),
      () =>
        settle([...new Set(listings.filter((listing) => listing.region === region).map(({ town }) => town))]),
    );
    return () => {
      isWanted = false;
    };
  }, [region, listings]);
  return districts !== null && districts.region === region ? districts.names : null;
}
