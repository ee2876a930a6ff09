export { AccountFacts, type AccountFactsProps } from './AccountFacts';
export { EditProfileForm, type EditProfileFormProps } from './EditProfileForm';
export { EditProfileSkeleton } from './EditProfileSkeleton';
export { LiveProfileValues, type LiveProfileValuesProps } from './LiveProfileValues';
