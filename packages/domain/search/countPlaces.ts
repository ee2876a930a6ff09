import type { Listing } from '../listing/Listing';
import { officialDistrict } from '../places/districts';
import { canonicalDistrict, readRegion } from '../places/regions';
import type { CountedPlace } from '../places/suggestPlaces';
import { districtKey } from '../places/districtKey';
import { foldText } from '../text/foldText';

/** A name of at most four words, as towns have; 'Opposite the old lorry station' is a description. */
const TOWN_NAME = /^\p{L}[\p{L}\p{M}\d.'’-]*(?: [\p{L}\p{M}\d.'’-]+){0,3}$/u;
const MAX_TOWN_LENGTH = 40;

/** The town in 'Oxford Street, Osu': the last name after a comma that is neither the district nor the region; '' if there is none. */
export function townOf({
  specificLocation,
  district,
  region,
}: Pick<Listing, 'specificLocation' | 'district' | 'region'>): string {
  const wider = new Set([districtKey(district), districtKey(region)]);
  const names = specificLocation
    .split(',')
    .slice(1)
    .map(canonicalDistrict)
    .filter((name) => name !== '' && !wider.has(foldText(name)));
  const name = names.at(-1) ?? '';
  return name.length <= MAX_TOWN_LENGTH && TOWN_NAME.test(name) ? name : '';
}

/** The regions, districts and towns of the listings, each with the number of its listings. */
export function countPlaces(listings: readonly Pick<Listing, 'specificLocation' | 'district' | 'region'>[]) {
  const places = new Map<string, CountedPlace>();
  const add = (place: Omit<CountedPlace, 'count'>) => {
    const { region, district, text } = place.filters;
    const key = JSON.stringify([region, districtKey(district), foldText(text)]);
    const counted = places.get(key) ?? { ...place, count: 0 };
    counted.count++;
    places.set(key, counted);
  };
  for (const listing of listings) {
    const region = readRegion(listing.region);
    if (region === null) continue;
    add({ kind: 'region', name: region, region, filters: { region, district: '', text: '' } });
    const district = canonicalDistrict(listing.district);
    if (district === '') continue;
    const official = officialDistrict(region, district);
    const name = official ?? district;
    add({
      kind: official === undefined ? 'town' : 'district',
      name,
      region,
      filters: { region, district: name, text: '' },
    });
    const town = townOf(listing);
    if (town !== '')
      add({ kind: 'town', name: town, region, filters: { region, district: name, text: town } });
  }
  return [...places.values()];
}
