import { Checkbox, FieldGroup } from '../../primitives';
import { useTextsValue, type FieldAdapterProps } from '../form';
import { Group, GroupLegend, Groups, Rows } from './CheckboxGroupField.styles';

export interface CheckboxOption {
  value: string;
  label: string;
}

export interface CheckboxOptionGroup {
  label: string;
  options: readonly CheckboxOption[];
}

export interface CheckboxGroupFieldProps extends FieldAdapterProps {
  /** One list in rows of two, or groups with a legend each. */
  options: readonly CheckboxOption[] | readonly CheckboxOptionGroup[];
  isDisabled?: boolean;
}

type Entry = CheckboxOption | CheckboxOptionGroup;
const isGroup = (entry: Entry): entry is CheckboxOptionGroup => 'options' in entry;
const isOption = (entry: Entry): entry is CheckboxOption => !isGroup(entry);

/** Any number of choices out of a few, each a 44 px row. The form holds the chosen values; others than ours stay in it. */
export function CheckboxGroupField({ name, options, ...look }: CheckboxGroupFieldProps) {
  const { value, error, setValue } = useTextsValue(name);
  const groups = options.filter(isGroup);
  const rows = (offered: readonly CheckboxOption[]) =>
    offered.map((option) => (
      <Checkbox
        key={option.value}
        name={name}
        value={option.value}
        checked={value.includes(option.value)}
        onChange={({ target }) =>
          setValue(
            target.checked ? [...value, option.value] : value.filter((chosen) => chosen !== option.value),
          )
        }
      >
        {option.label}
      </Checkbox>
    ));
  return (
    <FieldGroup name={name} error={error} {...look}>
      {groups.length > 0 ? (
        <Groups>
          {groups.map((group) => (
            <Group key={group.label}>
              <GroupLegend>{group.label}</GroupLegend>
              {rows(group.options)}
            </Group>
          ))}
        </Groups>
      ) : (
        <Rows data-flush={look.isLabelHidden}>{rows(options.filter(isOption))}</Rows>
      )}
    </FieldGroup>
  );
}
