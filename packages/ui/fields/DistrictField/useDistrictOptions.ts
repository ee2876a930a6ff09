import { useMemo, useState } from 'react';
import { useDistricts } from '../../hooks/useDistricts';
import { areOnlyStoredDistricts, knownRegion, storedPlacesIn } from './DistrictField.helpers';

const NONE: readonly string[] = [];

/**
 * The options of a district field: the districts of the region and the form's initial value (ruling 54). If the districts
 * fail to load, only that one is offered, `hasFailed` is true and `tryAgain` loads them again.
 */
export function useDistrictOptions(region: string, value: string) {
  const [stored, setStored] = useState({ region, district: value });
  const places = useMemo(
    () => storedPlacesIn(region, [stored, { region, district: value }]),
    [region, stored, value],
  );
  const known = knownRegion(region);
  const loaded = useDistricts(known, places);
  const options = useMemo(() => {
    const names = known === '' ? new Set(places.map(({ district }) => district)) : (loaded ?? NONE);
    return [...names].map((district) => ({ value: district, label: district }));
  }, [known, loaded, places]);
  return {
    options,
    isLoading: known !== '' && loaded === null,
    hasFailed: known !== '' && loaded !== null && areOnlyStoredDistricts(loaded, places),
    /** A copy changes the identity of `places`, which makes `useDistricts` load again. */
    tryAgain: () => setStored((before) => ({ ...before })),
  };
}
