export { StepCard, type StepCardProps } from './StepCard';
export { ContactPicture, KeyPicture, SearchPicture } from './StepPictures';
