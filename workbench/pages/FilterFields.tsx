import { useId } from 'react';
import { Choices } from './Page.styles';

export interface FilterOption {
  value: string;
  label: string;
}

export interface FilterFieldProps {
  label: string;
  value: string;
  options: readonly FilterOption[];
  onChange: (value: string) => void;
}

/** A select with many options. */
export function FilterSelect({ label, value, options, onChange }: FilterFieldProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The page's main filter, as a group of always visible radio buttons. */
export function FilterChoices({ label, value, options, onChange }: FilterFieldProps) {
  const name = useId();
  return (
    <Choices>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </Choices>
  );
}

export function FilterText({ label, value, onChange }: Omit<FilterFieldProps, 'options'>) {
  return (
    <label>
      {label}
      <input
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
