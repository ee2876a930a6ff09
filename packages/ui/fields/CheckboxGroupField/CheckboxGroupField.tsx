import { Checkbox, FieldGroup } from '../../primitives';
import { useTextListField, type FieldAdapterProps } from '../form';
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
  /** One list, or groups with a legend each. */
  options: readonly CheckboxOption[] | readonly CheckboxOptionGroup[];
  /** Disables all controls of the field. */
  isDisabled?: boolean;
}

type Entry = CheckboxOption | CheckboxOptionGroup;
const isGroup = (entry: Entry): entry is CheckboxOptionGroup => 'options' in entry;
const isOption = (entry: Entry): entry is CheckboxOption => !isGroup(entry);

/** A group of checkboxes. The form value is the list of chosen values; values without an option stay in it. */
export function CheckboxGroupField({ name, options, ...rest }: CheckboxGroupFieldProps) {
  const { value, error, setValue } = useTextListField(name);
  const groups = options.filter(isGroup);
  const rows = (groupOptions: readonly CheckboxOption[]) =>
    groupOptions.map((option) => (
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
    <FieldGroup name={name} error={error} {...rest}>
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
        <Rows data-flush={rest.isLabelHidden}>{rows(options.filter(isOption))}</Rows>
      )}
    </FieldGroup>
  );
}
