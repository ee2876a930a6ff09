export { initializeSubscription, useInitializeSubscription } from './initializeSubscription';
export type { SubscriptionRequest } from './initializeSubscription';
export { listPaymentsQuery } from './listPayments';
export { useRefreshPlan } from './refreshPlan';
export { usePaymentCheck } from './usePaymentCheck';
export type { PaymentState } from './usePaymentCheck';
export { verifyPayment } from './verifyPayment';
export type { PaymentVerification } from './verifyPayment';
