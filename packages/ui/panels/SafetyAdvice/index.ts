export { SafetyAdvice, type SafetyAdviceProps } from './SafetyAdvice';
export { SafetyDisclosure } from './SafetyDisclosure';
