import amenities from '../../data/amenities.json';
import type { Random } from './random';

/** The 17 amenity codes in the specification's order. */
export const AMENITY_CODES: readonly string[] = amenities.specOrder;

/** What a text promises, and what then cannot stand beside it. */
const PROMISES: readonly { words: RegExp; code: string; never?: string }[] = [
  {
    words: /own (prepaid )?(meter|credit)|own prepaid/i,
    code: 'self_electricity_meter',
    never: 'shared_electricity_meter',
  },
  { words: /steady water|taps still run/i, code: 'running_water', never: 'no_running_water' },
  { words: /prepaid/i, code: 'prepaid_meter' },
  { words: /borehole/i, code: 'borehole_water' },
  { words: /tiles|tiled/i, code: 'tiled_floor' },
  { words: /ceiling fan/i, code: 'ceiling_fan' },
  { words: /air conditioner/i, code: 'air_conditioner' },
  { words: /walled compound/i, code: 'walled_and_gated' },
  { words: /gated community/i, code: 'gated_compound' },
  { words: /kitchen/i, code: 'kitchen_available' },
  { words: /washroom is outside/i, code: 'separate_washroom', never: 'washroom_inside_room' },
  {
    words: /washroom inside|own washroom|ensuite/i,
    code: 'washroom_inside_room',
    never: 'separate_washroom',
  },
];

/** Amenities that fit the property and its text and do not contradict each other, in the specification's order. */
export function amenitiesOf(
  random: Random,
  { propertyType, listingType, text }: { propertyType: string; listingType: string; text: string },
): string[] {
  const chosen = new Set<string>();
  const maybe = (code: string, probability: number) => {
    if (random.chance(probability)) chosen.add(code);
  };
  if (propertyType === 'land') {
    maybe('walled_and_gated', 0.35);
    maybe('spacious_compound', 0.3);
  } else {
    const shares = propertyType === 'shared_room' || random.chance(0.15);
    chosen.add(shares ? 'shared_electricity_meter' : 'self_electricity_meter');
    maybe('prepaid_meter', 0.6);
    chosen.add(random.chance(0.9) ? 'running_water' : 'no_running_water');
    maybe('polytank_available', 0.6);
    maybe('borehole_water', 0.25);
    maybe('tiled_floor', 0.75);
    maybe('ceiling_fan', 0.6);
    maybe('air_conditioner', ['villa', 'townhouse'].includes(propertyType) ? 0.9 : 0.3);
    maybe('kitchen_available', propertyType === 'commercial' ? 0.1 : 0.85);
    chosen.add(
      random.chance(propertyType === 'shared_room' ? 0.2 : 0.8)
        ? 'washroom_inside_room'
        : 'separate_washroom',
    );
    maybe(random.chance(0.4) ? 'gated_compound' : 'walled_and_gated', 0.65);
    maybe('spacious_compound', ['house', 'villa'].includes(propertyType) ? 0.6 : 0.2);
  }
  maybe('agents_commission_required', listingType === 'rent' ? 0.5 : 0.2);
  for (const promise of PROMISES) {
    if (!promise.words.test(text)) continue;
    chosen.add(promise.code);
    if (promise.never !== undefined) chosen.delete(promise.never);
  }
  return AMENITY_CODES.filter((code) => chosen.has(code));
}
