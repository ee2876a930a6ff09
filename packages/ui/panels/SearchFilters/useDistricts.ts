import type { SearchFilters as Filters } from '@efie/domain';
import { useEffect, useState } from 'react';

interface Districts {
  region: Filters['region'];
  towns: readonly string[];
  names: readonly string[];
}

/**
 * The districts of a region, loaded when a region is first chosen: their 261 names are no part of the first page.
 * Where they cannot be loaded the towns met in the data stand in.
 * @returns null without a region and while the names are on their way
 */
export function useDistricts(region: Filters['region'], towns: readonly string[]): readonly string[] | null {
  const [districts, setDistricts] = useState<Districts | null>(null);
  useEffect(() => {
    if (region === '') return undefined;
    let isWanted = true;
    const settle = (names: readonly string[]) => {
      if (isWanted) setDistricts({ region, towns, names });
    };
    import('@efie/domain/districts').then(
      ({ districtOptions }) => settle(districtOptions(region, towns)),
      () => settle(towns),
    );
    return () => {
      isWanted = false;
    };
  }, [region, towns]);
  return districts !== null && districts.region === region ? districts.names : null;
}
