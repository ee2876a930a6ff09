import { AMENITIES, AMENITY_GROUPS, amenityLabel, isAmenityCode } from '@efie/domain';
import type { CheckboxOption, CheckboxOptionGroup } from '../CheckboxGroupField';

const offer = (code: string): CheckboxOption => ({ value: code, label: amenityLabel(code) });

/** The seventeen amenities in the specification's order, then the codes that only the listing knows, each once (ruling 111). */
export function offeredAmenities(stored: readonly string[]): CheckboxOption[] {
  const unknown = new Set(stored.filter((code) => code.trim() !== '' && !isAmenityCode(code)));
  return [...AMENITIES.map(({ code }) => code), ...unknown].map(offer);
}

/** The same by group, in the order of showing; codes that only the listing knows come last, as 'Other'. */
export function groupedAmenities(stored: readonly string[]): CheckboxOptionGroup[] {
  const groups = AMENITY_GROUPS.map((label) => ({
    label,
    options: AMENITIES.filter(({ group }) => group === label).map(({ code }) => offer(code)),
  }));
  const others = offeredAmenities(stored).slice(AMENITIES.length);
  return others.length > 0 ? [...groups, { label: 'Other', options: others }] : groups;
}

/** What is chosen and what can be added, both in the order of showing; together they are all that is offered. */
export function partAmenities(
  stored: readonly string[],
  chosen: readonly string[],
): { chosen: CheckboxOption[]; rest: CheckboxOption[] } {
  const offered = offeredAmenities([...stored, ...chosen]);
  return {
    chosen: offered.filter(({ value }) => chosen.includes(value)),
    rest: offered.filter(({ value }) => !chosen.includes(value)),
  };
}
