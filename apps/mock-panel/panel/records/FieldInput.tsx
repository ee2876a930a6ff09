import { Checkbox, Select, TextArea, TextInput } from '@efie/ui';
import type { FieldControl, FieldValue } from './fields';

export interface FieldInputProps {
  control: FieldControl;
  value: FieldValue;
  error: string | undefined;
  onChange: (value: FieldValue) => void;
}

/** A value that the list of choices does not know is one of them as long as it is there. */
const withPresent = (options: readonly { value: string; label: string }[], value: string) =>
  options.some((option) => option.value === value) ? options : [...options, { value, label: value }];

/** The right control for a field. */
export function FieldInput({ control, value, error, onChange }: FieldInputProps) {
  const { label, hint } = control;
  const words = { label, hint, error };
  const text = typeof value === 'string' ? value : '';
  if (control.kind === 'flag') {
    return (
      <Checkbox
        checked={value === true}
        hint={hint}
        error={error}
        onChange={(event) => onChange(event.target.checked)}
      >
        {label}
      </Checkbox>
    );
  }
  if (control.kind === 'choice') {
    return (
      <Select
        {...words}
        options={withPresent(control.options, text)}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  if (control.kind === 'long' || control.kind === 'lines') {
    return <TextArea {...words} value={text} onChange={(event) => onChange(event.target.value)} />;
  }
  return (
    <TextInput
      {...words}
      // A number's own field would keep to itself what it does not understand.
      {...(control.kind === 'number' && { inputMode: 'decimal' as const })}
      {...(control.kind === 'moment' && { type: 'datetime-local' })}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
