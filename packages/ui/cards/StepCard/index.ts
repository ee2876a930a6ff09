export { StepCard, type StepCardProps } from './StepCard';
export { ContactIllustration, KeyIllustration, SearchIllustration } from './StepIllustrations';
