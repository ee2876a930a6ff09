import amenities from '../../data/amenities.json' with { type: 'json' };
import type { Random } from './random';

/** The 17 amenity codes, in the specification's order. */
export const AMENITY_CODES: readonly string[] = amenities.specOrder;

/** Amenities that a listing's text mentions, with the amenity that would contradict each. */
const AMENITIES_IN_TEXT: readonly { pattern: RegExp; code: string; excludes?: string }[] = [
  {
    pattern: /own (prepaid )?(meter|credit)|own prepaid/i,
    code: 'self_electricity_meter',
    excludes: 'shared_electricity_meter',
  },
  { pattern: /steady water|taps still run/i, code: 'running_water', excludes: 'no_running_water' },
  { pattern: /prepaid/i, code: 'prepaid_meter' },
  { pattern: /borehole/i, code: 'borehole_water' },
  { pattern: /tiles|tiled/i, code: 'tiled_floor' },
  { pattern: /ceiling fan/i, code: 'ceiling_fan' },
  { pattern: /air conditioner/i, code: 'air_conditioner' },
  { pattern: /walled compound/i, code: 'walled_and_gated' },
  { pattern: /gated community/i, code: 'gated_compound' },
  { pattern: /kitchen/i, code: 'kitchen_available' },
  { pattern: /washroom is outside/i, code: 'separate_washroom', excludes: 'washroom_inside_room' },
  {
    pattern: /washroom inside|own washroom|ensuite/i,
    code: 'washroom_inside_room',
    excludes: 'separate_washroom',
  },
];

/** Plausible amenities that contradict neither each other nor the text, in the specification's order. */
export function amenitiesOf(
  random: Random,
  { propertyType, listingType, text }: { propertyType: string; listingType: string; text: string },
): string[] {
  const chosen = new Set<string>();
  const addWithProbability = (code: string, probability: number) => {
    if (random.chance(probability)) chosen.add(code);
  };
  if (propertyType === 'land') {
    addWithProbability('walled_and_gated', 0.35);
    addWithProbability('spacious_compound', 0.3);
  } else {
    const hasSharedMeter = propertyType === 'shared_room' || random.chance(0.15);
    chosen.add(hasSharedMeter ? 'shared_electricity_meter' : 'self_electricity_meter');
    addWithProbability('prepaid_meter', 0.6);
    chosen.add(random.chance(0.9) ? 'running_water' : 'no_running_water');
    addWithProbability('polytank_available', 0.6);
    addWithProbability('borehole_water', 0.25);
    addWithProbability('tiled_floor', 0.75);
    addWithProbability('ceiling_fan', 0.6);
    addWithProbability('air_conditioner', ['villa', 'townhouse'].includes(propertyType) ? 0.9 : 0.3);
    addWithProbability('kitchen_available', propertyType === 'commercial' ? 0.1 : 0.85);
    chosen.add(
      random.chance(propertyType === 'shared_room' ? 0.2 : 0.8)
        ? 'washroom_inside_room'
        : 'separate_washroom',
    );
    addWithProbability(random.chance(0.4) ? 'gated_compound' : 'walled_and_gated', 0.65);
    addWithProbability('spacious_compound', ['house', 'villa'].includes(propertyType) ? 0.6 : 0.2);
  }
  addWithProbability('agents_commission_required', listingType === 'rent' ? 0.5 : 0.2);
  for (const mention of AMENITIES_IN_TEXT) {
    if (!mention.pattern.test(text)) continue;
    chosen.add(mention.code);
    if (mention.excludes !== undefined) chosen.delete(mention.excludes);
  }
  return AMENITY_CODES.filter((code) => chosen.has(code));
}
