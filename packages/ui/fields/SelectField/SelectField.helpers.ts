import { codeLabel } from '@efie/domain/text';
import type { SelectOption } from '../../primitives/Select';

/** The options, plus one for the value if it is not among them. */
export function withCurrentValue(options: readonly SelectOption[], value: string): readonly SelectOption[] {
  if (value === '' || options.some((option) => option.value === value)) return options;
  return [...options, { value, label: codeLabel(value) }];
}

/** The options, preceded by an empty one labeled `placeholder` if there is one. */
export function withEmptyOption(
  options: readonly SelectOption[],
  placeholder: string | undefined,
): readonly SelectOption[] {
  return placeholder === undefined ? options : [{ value: '', label: placeholder }, ...options];
}
