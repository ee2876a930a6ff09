export { PaymentReference, type PaymentReferenceProps } from './PaymentReference';
export { PaymentRow, type PaymentRowProps } from './PaymentRow';
export { paymentColumns } from './paymentColumns';
