export { initializeSubscription, useInitializeSubscription } from './initializeSubscription';
export type { SubscriptionStart, SubscriptionStarted } from './initializeSubscription';
export { listPaymentsQuery, useListPayments } from './listPayments';
export { verifyPayment } from './verifyPayment';
export type { PaymentVerification } from './verifyPayment';
