export { SafetyAdvice, type SafetyAdviceProps } from './SafetyAdvice';
export { LazySafetyDisclosure } from './LazySafetyDisclosure';
