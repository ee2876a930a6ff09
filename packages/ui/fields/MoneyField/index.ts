export { MoneyField, type MoneyFieldProps } from './MoneyField';
export { readAmountText } from './MoneyField.helpers';
