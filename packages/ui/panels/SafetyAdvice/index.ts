export { SafetyAdvice, type SafetyAdviceProps } from './SafetyAdvice';
