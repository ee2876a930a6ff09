import { type Place, districtsOfListings } from '@efie/domain/listing';
import type { SearchFilters as Filters } from '@efie/domain/search';
import { useEffect, useState } from 'react';

interface Districts {
  region: Filters['region'];
  names: readonly string[];
}

/** An object, so that a story can make loading fail. */
export const districtSource = { load: () => import('@efie/domain/districts') };

/**
 * The districts of a region and those of its listings (ruling 52). The 261 district names are lazy-loaded when a region
 * is first chosen; if loading fails, only the latter are returned.
 * @param places of the listings; must be referentially stable
 * @returns null while loading and while no region is given
 */
export function useDistricts(region: Filters['region'], places: readonly Place[]): readonly string[] | null {
  const [districts, setDistricts] = useState<Districts | null>(null);
  useEffect(() => {
    if (region === '') return undefined;
    let isCurrent = true;
    const settle = (names: readonly string[]) => {
      if (isCurrent) setDistricts({ region, names });
    };
    const listed = districtsOfListings(places, region);
    districtSource.load().then(
      ({ districtOptions }) => settle(districtOptions(region, listed)),
      () => settle(listed),
    );
    return () => {
      isCurrent = false;
    };
  }, [region, places]);
  return districts !== null && districts.region === region ? districts.names : null;
}
