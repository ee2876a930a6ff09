import { useMemo, useState } from 'react';
import { useDistricts } from '../../hooks/useDistricts';
import { areStandIns, knownRegion, placesIn } from './DistrictField.helpers';

const NONE: readonly string[] = [];

/**
 * What a district field offers: the districts of the region, and the town that the form held at first (ruling 54). Where the
 * districts could not be loaded only that town is offered, `hasFailed` says so and `tryAgain` loads them once more.
 */
export function useDistrictChoices(region: string, value: string) {
  const [stored, setStored] = useState({ region, town: value });
  const places = useMemo(() => placesIn(region, [stored, { region, town: value }]), [region, stored, value]);
  const known = knownRegion(region);
  const loaded = useDistricts(known, places);
  const options = useMemo(() => {
    const names = known === '' ? new Set(places.map(({ town }) => town)) : (loaded ?? NONE);
    return [...names].map((district) => ({ value: district, label: district }));
  }, [known, loaded, places]);
  return {
    options,
    isLoading: known !== '' && loaded === null,
    hasFailed: known !== '' && loaded !== null && areStandIns(loaded, places),
    /** A new copy makes a new list of places, for which the districts are asked again. */
    tryAgain: () => setStored((before) => ({ ...before })),
  };
}
