export { MoneyField, type MoneyFieldProps } from './MoneyField';
export { useTypedNumber } from './useTypedNumber';
