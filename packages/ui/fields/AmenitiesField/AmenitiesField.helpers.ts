import { AMENITIES, AMENITY_GROUPS, amenityLabel, isAmenityCode } from '@efie/domain/amenities';
import type { CheckboxOption, CheckboxOptionGroup } from '../CheckboxGroupField';

const toOption = (code: string): CheckboxOption => ({ value: code, label: amenityLabel(code) });

/** Options for the seventeen amenities in the specified order, then for the listing's unknown codes (ruling 111). */
export function amenityOptions(stored: readonly string[]): CheckboxOption[] {
  const unknown = new Set(stored.filter((code) => code.trim() !== '' && !isAmenityCode(code)));
  return [...AMENITIES.map(({ code }) => code), ...unknown].map(toOption);
}

/** The same options in groups; unknown codes come last, as 'Other'. */
export function amenityOptionGroups(stored: readonly string[]): CheckboxOptionGroup[] {
  const groups = AMENITY_GROUPS.map((label) => ({
    label,
    options: AMENITIES.filter(({ group }) => group === label).map(({ code }) => toOption(code)),
  }));
  const others = amenityOptions(stored).slice(AMENITIES.length);
  return others.length > 0 ? [...groups, { label: 'Other', options: others }] : groups;
}

export function splitAmenityOptions(
  stored: readonly string[],
  chosen: readonly string[],
): { chosen: CheckboxOption[]; rest: CheckboxOption[] } {
  const offered = amenityOptions([...stored, ...chosen]);
  return {
    chosen: offered.filter(({ value }) => chosen.includes(value)),
    rest: offered.filter(({ value }) => !chosen.includes(value)),
  };
}
