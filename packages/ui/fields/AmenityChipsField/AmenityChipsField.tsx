import { useEffect, useRef, useState } from 'react';
import { AddChip, FieldGroup, FilterChip, LiveRegion } from '../../primitives';
import { splitAmenityOptions } from '../AmenitiesField';
import type { CheckboxOption } from '../CheckboxGroupField';
import { useTextListField, type FieldAdapterProps } from '../form';
import { Entry, List, Lists, EmptyText } from './AmenityChipsField.styles';

export interface AmenityChipsFieldProps extends Partial<Omit<FieldAdapterProps, 'isRequired'>> {
  /** Disables all controls of the field. */
  isDisabled?: boolean;
}

/** The position a chip was removed from; focus moves to the chip that takes it. */
interface ChipPosition {
  list: 'chosen' | 'rest';
  index: number;
}

/**
 * The amenities of an existing listing as chips: first the chosen ones, which can be removed, then the others, which can be
 * added. An unknown code has a readable label and can be added again.
 */
export function AmenityChipsField({
  name = 'amenities',
  label = 'Amenities',
  ...fieldProps
}: AmenityChipsFieldProps) {
  const { value, error, setValue } = useTextListField(name);
  const [stored] = useState(value);
  const { chosen, rest } = splitAmenityOptions(stored, value);
  const [announcement, setAnnouncement] = useState('');
  const lists = useRef<HTMLDivElement>(null);
  const removedFrom = useRef<ChipPosition>(null);

  useEffect(() => {
    if (removedFrom.current === null) return;
    const { list, index } = removedFrom.current;
    removedFrom.current = null;
    const chips = [...(lists.current?.querySelectorAll<HTMLElement>(`[data-list='${list}'] button`) ?? [])];
    const next = chips[Math.min(index, chips.length - 1)] ?? lists.current?.querySelector('button');
    next?.focus();
  });

  const remove = (option: CheckboxOption, index: number) => {
    removedFrom.current = { list: 'chosen', index };
    setAnnouncement(`Removed ${option.label}`);
    setValue(value.filter((code) => code !== option.value));
  };
  const add = (option: CheckboxOption, index: number) => {
    removedFrom.current = { list: 'rest', index };
    setAnnouncement(`Added ${option.label}`);
    setValue([...value, option.value]);
  };

  return (
    <FieldGroup name={name} label={label} error={error} {...fieldProps}>
      <Lists ref={lists}>
        {chosen.length === 0 && <EmptyText>None chosen</EmptyText>}
        {chosen.length > 0 && (
          <List role="list" aria-label="Chosen" data-list="chosen">
            {chosen.map((option, index) => (
              <Entry key={option.value}>
                <FilterChip onRemove={() => remove(option, index)}>{option.label}</FilterChip>
              </Entry>
            ))}
          </List>
        )}
        {rest.length > 0 && (
          <List role="list" aria-label="To add" data-list="rest">
            {rest.map((option, index) => (
              <Entry key={option.value}>
                <AddChip onAdd={() => add(option, index)}>{option.label}</AddChip>
              </Entry>
            ))}
          </List>
        )}
      </Lists>
      <LiveRegion>{announcement}</LiveRegion>
    </FieldGroup>
  );
}
