import { sanitizePriceInput } from '@efie/domain/numbers';
import {
  BUDGET_MONTHS,
  monthsText,
  readBudget,
  readBudgetMonths,
  type MoveInBudget,
} from '@efie/domain/moveIn';
import { CEDI } from '@efie/domain/money';
import { pluralize } from '@efie/domain/text';
import { useState, type RefObject } from 'react';
import { NumberChips } from '../../primitives';
import { NumericInput } from '../../primitives/NumericInput';

interface MoveInFilterProps {
  value: MoveInBudget | null;
  /** Number of results for each number of months; undefined until known. */
  counts: ReadonlyMap<string, number> | undefined;
  onValueChange: (value: MoveInBudget | null) => void;
  cashRef: RefObject<HTMLInputElement | null> | undefined;
}

/** The cash that a visitor has, and the months of rent that it must pay for in advance. */
export function MoveInFilter({ value, counts, onValueChange, cashRef }: MoveInFilterProps) {
  // Can be chosen before an amount is typed.
  const [chosenMonths, setChosenMonths] = useState('');
  const cash = String(value?.cash ?? '');
  const months = value ? String(value.months) : chosenMonths;
  return (
    <>
      <NumericInput
        inputRef={cashRef}
        label="Cash to Move In"
        hint="Rent that you can pay in advance. Leaves out homes for sale and homes without a price."
        prefix={CEDI.trim()}
        isWhole
        sanitize={sanitizePriceInput}
        value={cash}
        onValueChange={(text) => onValueChange(readBudget(text, months))}
      />
      <NumberChips
        label="Advance, in Months"
        options={BUDGET_MONTHS.map((count) => {
          const homes = value === null ? undefined : counts?.get(String(count));
          return {
            value: String(count),
            label: String(count),
            count: homes ?? '\u00a0',
            name: `${monthsText(count)}${homes === undefined ? '' : `, ${pluralize(homes, 'home', 'homes')}`}`,
          };
        })}
        value={String(readBudgetMonths(months))}
        onValueChange={(next) => {
          setChosenMonths(next);
          if (value) onValueChange(readBudget(cash, next));
        }}
      />
    </>
  );
}
