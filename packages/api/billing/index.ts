export { initializeSubscription, useInitializeSubscription } from './initializeSubscription';
export type { SubscriptionRequest } from './initializeSubscription';
export { listPaymentsQuery } from './listPayments';
export { verifyPayment } from './verifyPayment';
export type { PaymentVerification } from './verifyPayment';
