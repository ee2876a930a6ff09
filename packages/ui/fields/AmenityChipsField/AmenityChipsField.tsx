import { useEffect, useRef, useState } from 'react';
import { AddChip, FieldGroup, FilterChip, LiveRegion } from '../../primitives';
import { partAmenities } from '../AmenitiesField';
import type { CheckboxOption } from '../CheckboxGroupField';
import { useTextsValue, type FieldAdapterProps } from '../form';
import { Entry, List, Lists, None } from './AmenityChipsField.styles';

export interface AmenityChipsFieldProps extends Partial<Omit<FieldAdapterProps, 'isRequired'>> {
  isDisabled?: boolean;
}

/** A press moves a chip to the other list; the focus goes to the one that takes its place. */
interface Gap {
  list: 'chosen' | 'rest';
  at: number;
}

/**
 * The amenities of a listing that is edited: what it has first, each removed by a press, then what can be added (checklist
 * 417). A code that is none of the seventeen stays, with a readable label, and can be added again (checklist 418, ruling 111).
 */
export function AmenityChipsField({
  name = 'amenities',
  label = 'Amenities',
  ...words
}: AmenityChipsFieldProps) {
  const { value, error, setValue } = useTextsValue(name);
  const [stored] = useState(value);
  const { chosen, rest } = partAmenities(stored, value);
  const [said, setSaid] = useState('');
  const lists = useRef<HTMLDivElement>(null);
  const gap = useRef<Gap>(null);

  useEffect(() => {
    if (gap.current === null) return;
    const { list, at } = gap.current;
    gap.current = null;
    const chips = [...(lists.current?.querySelectorAll<HTMLElement>(`[data-list='${list}'] button`) ?? [])];
    const next = chips[Math.min(at, chips.length - 1)] ?? lists.current?.querySelector('button');
    next?.focus();
  });

  const remove = (option: CheckboxOption, at: number) => {
    gap.current = { list: 'chosen', at };
    setSaid(`Removed ${option.label}`);
    setValue(value.filter((code) => code !== option.value));
  };
  const add = (option: CheckboxOption, at: number) => {
    gap.current = { list: 'rest', at };
    setSaid(`Added ${option.label}`);
    setValue([...value, option.value]);
  };

  return (
    <FieldGroup name={name} label={label} error={error} {...words}>
      <Lists ref={lists}>
        {chosen.length === 0 && <None>None chosen</None>}
        {chosen.length > 0 && (
          <List aria-label="Chosen" data-list="chosen">
            {chosen.map((option, at) => (
              <Entry key={option.value}>
                <FilterChip onRemove={() => remove(option, at)}>{option.label}</FilterChip>
              </Entry>
            ))}
          </List>
        )}
        {rest.length > 0 && (
          <List aria-label="To add" data-list="rest">
            {rest.map((option, at) => (
              <Entry key={option.value}>
                <AddChip onAdd={() => add(option, at)}>{option.label}</AddChip>
              </Entry>
            ))}
          </List>
        )}
      </Lists>
      <LiveRegion>{said}</LiveRegion>
    </FieldGroup>
  );
}
