import { readableCode } from '@efie/domain';
import type { SelectOption } from '../../primitives/Select';

/** The options, and the value itself as a last one when it is in none of them. */
export function withValue(options: readonly SelectOption[], value: string): readonly SelectOption[] {
  if (value === '' || options.some((option) => option.value === value)) return options;
  return [...options, { value, label: readableCode(value) }];
}

/** The options after an unset one that bears these words. */
export function withUnset(
  options: readonly SelectOption[],
  words: string | undefined,
): readonly SelectOption[] {
  return words === undefined ? options : [{ value: '', label: words }, ...options];
}
