export { EditProfileForm, type EditProfileFormProps } from './EditProfileForm';
export { EditProfileSkeleton } from './EditProfileSkeleton';
