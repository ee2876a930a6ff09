export { NoPaymentsLeft, type NoPaymentsLeftProps } from './NoPaymentsLeft';
export { PaymentFilters, type PaymentFiltersProps } from './PaymentFilters';
