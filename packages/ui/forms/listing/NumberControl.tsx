import { MoneyField } from '../../fields/MoneyField';
import { NumberField } from '../../fields/NumberField';
import type { NumberControlProps } from './ListingFields';

/** The input of a number. Lazy-load it where its formatter does not belong into the first code of a screen. */
export function NumberControl({ isMoney, unit, ...props }: NumberControlProps) {
  return isMoney ? <MoneyField {...props} /> : <NumberField {...props} unit={unit} />;
}
