export { ProfileImageField, type ProfileImageFieldProps } from './ProfileImageField';
export type { ImageUpload } from './useProfileImage';
